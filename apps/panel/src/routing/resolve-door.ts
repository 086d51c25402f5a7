import type { PanelRoute } from './panel-route.ts';
import { paths } from './paths.ts';
import { safeReturnPath } from './return-path.ts';

/** What a decision in front of the log-in rests on. */
export interface DoorSession {
  isLoggedIn: boolean;
  /** Whether the whole installation is a demo; undefined until it is known. */
  isDemoMode: boolean | undefined;
  /** Path and query of the page asked for. */
  location: string;
}

export type Access = { kind: 'allow' } | { kind: 'wait' } | { kind: 'redirect'; to: string };

/** Who may stand in front of a page without having logged in. */
export type DoorAccess = Extract<PanelRoute['access'], { for: 'anyone' | 'guest' }>;

export function isDoor(access: PanelRoute['access']): access is DoorAccess {
  return access.for === 'anyone' || access.for === 'guest';
}

/** Pages in front of the log-in: some only make sense without a session, some not in a demo (product spec, section 2). */
export function resolveDoor(access: DoorAccess, session: DoorSession): Access {
  if (access.for === 'guest' && session.isLoggedIn)
    return redirect(access.instead ?? safeReturnPath(session.location) ?? '/');
  if (access.demoMode !== 'closed') return { kind: 'allow' };
  if (session.isDemoMode === undefined) return { kind: 'wait' };
  return session.isDemoMode ? redirect(paths['session-login'].getHref()) : { kind: 'allow' };
}

function redirect(to: string): Access {
  return { kind: 'redirect', to };
}
