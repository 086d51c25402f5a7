import { isIPv6 } from 'node:net';

/** Where a request came from. */
export interface Caller {
  address: string;
  userAgent: string;
}

/** What one subscriber can call from: an IPv4 address, or the 64 bits that an IPv6 network begins with. */
export function callerNetwork(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? `${groups(bare).slice(0, 4).join(':')}::/64`;
}

/** All eight groups, without leading zeros. */
function groups(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}
