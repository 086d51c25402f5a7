import { authPaths, loginPath, safeReturnPath } from './auth-paths.ts';
import type { PanelRoute } from './panel-route.ts';

/** What decides about a page in front of the log-in. */
export interface GuestSession {
  isLoggedIn: boolean;
  /** Whether the whole installation is a demo; undefined until it is known. */
  isDemoMode: boolean | undefined;
  /** Path and query of the page asked for. */
  location: string;
}

export type Access = { kind: 'allow' } | { kind: 'wait' } | { kind: 'redirect'; to: string };

/** Access to pages that are open without a session. */
export type GuestAccess = Extract<PanelRoute['access'], { for: 'anyone' | 'guest' }>;

export function isGuestAccess(access: PanelRoute['access']): access is GuestAccess {
  return access.for === 'anyone' || access.for === 'guest';
}

/** Decides about a page in front of the log-in: some are only for guests, some are closed in a demo (product spec, section 2). */
export function resolveGuestAccess(access: GuestAccess, session: GuestSession): Access {
  if (access.for === 'guest' && session.isLoggedIn)
    return redirect(access.instead ?? safeReturnPath(session.location) ?? authPaths.home);
  if (access.demoMode !== 'closed') return { kind: 'allow' };
  if (session.isDemoMode === undefined) return { kind: 'wait' };
  return session.isDemoMode ? redirect(loginPath()) : { kind: 'allow' };
}

function redirect(to: string): Access {
  return { kind: 'redirect', to };
}
