/**
 * Whether a host, without its port, names this machine; only names that cannot be assigned to another machine count.
 */
export function isLocalHost(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  );
}

/** The same of an address such as `http://localhost:4400`. */
export function isLocalAddress(url: string): boolean {
  return isLocalHost(new URL(url).hostname);
}
