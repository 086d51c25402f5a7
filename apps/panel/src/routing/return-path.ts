/** The page to come back to, out of an address. Only pages of this panel: anybody can write a link. */
export function safeReturnPath(location: string): string | undefined {
  return safePath(new URL(location, panel).searchParams.get('next'));
}

/** A page of this panel to go to, as others wrote it; undefined when it leads elsewhere, or to a door. */
export function safePath(path: string | null): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, panel)) return undefined;
  const url = new URL(path, panel);
  if (url.origin !== panel || isDoor(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** An address with the page to come back to; the start page and the doors themselves need none. */
export function withReturnPath(path: string, returnTo: string | undefined): string {
  if (!returnTo || returnTo === '/' || isDoor(new URL(returnTo, panel).pathname)) return path;
  return `${path}?${new URLSearchParams({ next: returnTo })}`;
}

/** Pages that one only passes through. */
function isDoor(pathname: string): boolean {
  return /^\/(session|auth|service-unavailable)(\/|$)/.test(pathname);
}

const panel = 'http://panel.invalid';
