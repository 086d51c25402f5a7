import { plainLine } from '../../plain-line.ts';

/** Characters in a website's address and in its name. */
export const websiteMaxLengths = { url: 500, name: 200 } as const;

/** A website in the one form under which it is kept, so that it is not added twice. */
interface WebsiteUrl {
  /** Without user, default port, fragment and slash at the end; the host in Punycode. */
  url: string;
  /** In Punycode, without `www.`. */
  host: string;
}

/**
 * Reads the address of a public website (product spec, section 5: a link must start with http:// or https://). Undefined
 * for anything else: other schemes, credentials, addresses of machines and names that only a local network knows.
 */
export function parseWebsiteUrl(text: string): WebsiteUrl | undefined {
  const trimmed = plainLine(text).trim();
  if (!/^https?:\/\/[^/]/i.test(trimmed) || /[\s\\\p{Cc}]/u.test(trimmed) || !URL.canParse(trimmed))
    return undefined;
  const { protocol, username, password, hostname, port, pathname, search } = new URL(trimmed);
  const host = hostname.replace(/\.$/, '');
  if (username || password || !isPublicHost(host)) return undefined;
  const path = pathname.replace(/\/+$/, '');
  return {
    url: `${protocol}//${host}${port && `:${port}`}${path || '/'}${search}`,
    host: host.replace(/^www\./, ''),
  };
}

/** What browsers and Node both have, and the plain language does not. */
declare const URL: {
  canParse(text: string): boolean;
  new (
    text: string,
  ): Record<'protocol' | 'username' | 'password' | 'hostname' | 'port' | 'pathname' | 'search', string>;
};

/** A name of at least two labels whose last one is no number; IP addresses are none. */
function isPublicHost(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?$/.test(label)) &&
    !/^\d+$/.test(last) &&
    !localNames.has(last)
  );
}

/** Names that lead nowhere outside a machine or a network (RFC 6761, RFC 6762, RFC 8375 and ICANN's `internal`). */
const localNames = new Set(['localhost', 'local', 'internal', 'arpa', 'lan', 'home', 'corp']);
