const path = '/session/login';

/** The log-in page, with the page to come back to. */
export function loginPath(returnTo?: string): string {
  if (!returnTo || returnTo === '/' || returnTo.startsWith('/session/')) return path;
  return `${path}?${new URLSearchParams({ next: returnTo })}`;
}

/** The page to come back to, out of the log-in page's address. Only pages of this panel: anybody can write a link. */
export function safeReturnPath(location: string): string | undefined {
  const next = new URL(location, 'http://panel.invalid').searchParams.get('next');
  if (!next?.startsWith('/')) return undefined;
  const url = new URL(next, 'http://panel.invalid');
  if (url.origin !== 'http://panel.invalid' || url.pathname.startsWith('/session/')) return undefined;
  return url.pathname + url.search + url.hash;
}
