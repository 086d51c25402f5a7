import { parseWebsiteUrl } from '../../company/website.ts';
import { plainLine } from '../../../plain-line.ts';
import { fault, type Fault } from '../fault.ts';

/** What is wrong with a link; an empty one is none (product spec, section 5: it starts with http:// or https://). */
export function websiteFault(text: string): Fault | undefined {
  const url = plainLine(text).trim();
  if (url === '') return undefined;
  if (!/^https?:\/\//i.test(url)) return fault('url_scheme_missing', { url });
  return parseWebsiteUrl(url) ? undefined : fault('url_invalid', { url });
}

/**
 * Whether two links lead to one page: case of the host, default port, fragment and slash at the end do not count.
 * Everything after the question mark does, so that a lost UTM tag is a change.
 */
export function sameWebsite(a: string, b: string): boolean {
  return websiteKey(a) === websiteKey(b);
}

/** Equal for links that lead to one page. */
export function websiteKey(text: string): string {
  return parseWebsiteUrl(text)?.url ?? text.trim();
}
