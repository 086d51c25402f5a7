/** An address as people write it: without `https://`, `www.` and the slash at its end. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
