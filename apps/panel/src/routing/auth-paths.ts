/**
 * The pages in front of the log-in, and the few behind it to which they lead; a segment with a colon stands for
 * anything. All others are in `paths`, which the log-in page does without.
 */
export const authPaths = {
  home: '/',
  login: '/session/login',
  ssoLogin: '/session/sso-login',
  signUp: '/session/sign-up',
  forgotPassword: '/session/forgot-password',
  resetPassword: '/password-reset/:uid/:token',
  accountType: '/session/select-account-type',
  employee: '/session/employee-page',
  ssoSuccess: '/auth/saml/login/success/',
  ssoFailure: '/auth/saml/login/failure/',
  confirmEmail: '/session/confirm-email/:uid/:token',
  invitation: '/invitation/:uid/:token',
  maintenance: '/service-unavailable',
  wizard: '/wizard',
  singleLocation: '/monitoring/single-location',
  subscription: '/user-settings/account-settings',
} as const;

/** The log-in page, with the page to come back to. */
export function loginPath(returnTo?: string): string {
  return withReturnPath(authPaths.login, returnTo);
}

/** The page shown during maintenance, with the page to come back to. */
export function maintenancePath(returnTo?: string): string {
  return withReturnPath(authPaths.maintenance, returnTo);
}

/** Returns the page to come back to that an address names, if it is one of this panel. */
export function safeReturnPath(location: string): string | undefined {
  return safePath(new URL(location, panel).searchParams.get('next'));
}

/** Returns a path from outside if it leads to a page of this panel that one can stay on; undefined otherwise. */
export function safePath(path: string | null): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, panel)) return undefined;
  const url = new URL(path, panel);
  const resolved = url.pathname + url.search + url.hash;
  // Once its dots are gone, a path may begin like an address of another host.
  const isOurs = [url, new URL(resolved, panel)].every(({ origin }) => origin === panel);
  return isOurs && !isPassage(url.pathname) ? resolved : undefined;
}

/** Returns an address with the page to come back to; the start page and those in front of the log-in need none. */
function withReturnPath(path: string, returnTo: string | undefined): string {
  if (!returnTo || returnTo === authPaths.home || isPassage(new URL(returnTo, panel).pathname)) return path;
  return `${path}?${new URLSearchParams({ next: returnTo })}`;
}

/** Whether a page is one that readers only pass through. */
function isPassage(pathname: string): boolean {
  return /^\/(session|auth|service-unavailable)(\/|$)/.test(pathname);
}

const panel = 'http://panel.invalid';
