import type { PanelRoute } from './panel-route.ts';

/** What stands around a page: the shell behind the log-in and nothing in front of it, unless its route says more. */
export function frameOf({ access, frame }: PanelRoute): NonNullable<PanelRoute['frame']> {
  return frame ?? (access.for === 'member' || access.for === 'user' ? 'shell' : 'none');
}
