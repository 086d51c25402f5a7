import { lazy, type ComponentType } from 'react';
import { fetchCode } from './stale-code.ts';

/** A component whose code is fetched when it is first shown, and which survives a deploy in between. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() => fetchCode(load));
}
