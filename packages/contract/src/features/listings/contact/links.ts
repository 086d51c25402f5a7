import { plainLine } from '../../../plain-line.ts';
import { parseWebsiteUrl } from '../../company/website.ts';
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

/** The provider's attributes for profiles in social networks, and the hosts that each of them takes. */
export const socialNetworks: Readonly<Record<string, { network: string; hosts: readonly string[] }>> = {
  url_facebook: { network: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  url_instagram: { network: 'Instagram', hosts: ['instagram.com'] },
  url_linkedin: { network: 'LinkedIn', hosts: ['linkedin.com'] },
  url_pinterest: {
    network: 'Pinterest',
    hosts: ['pinterest.com', 'pinterest.es', 'pinterest.de', 'pinterest.co.uk'],
  },
  url_tiktok: { network: 'TikTok', hosts: ['tiktok.com'] },
  url_twitter: { network: 'X', hosts: ['x.com', 'twitter.com'] },
  url_youtube: { network: 'YouTube', hosts: ['youtube.com'] },
};

/** What is wrong with the link of a URL attribute; one for a social network leads to a profile there. */
export function urlAttributeFault(attributeId: string, text: string): Fault | undefined {
  const found = websiteFault(text);
  if (found || text.trim() === '') return found;
  const social = socialNetworks[attributeId.replace(/^attributes\//, '')];
  if (!social) return undefined;
  const parsed = parseWebsiteUrl(text);
  const isThere = social.hosts.some((host) => parsed?.host === host || parsed?.host.endsWith(`.${host}`));
  const isProfile = parsed !== undefined && /^https?:\/\/[^/]+\/[^/?]/.test(parsed.url);
  return isThere && isProfile
    ? undefined
    : fault('url_of_other_network', { url: text.trim(), network: social.network });
}

/** Tags that tell a website's analytics where a visit came from. */
export const utmParameters = ['source', 'medium', 'campaign', 'term', 'content'] as const;

type UtmParameter = (typeof utmParameters)[number];

type UtmTags = Partial<Record<UtmParameter, string>>;

/** The tags of a link. */
export function utmOf(url: string): UtmTags {
  const tags: UtmTags = {};
  for (const pair of splitUrl(url).pairs) {
    const parameter = parameterOf(pair);
    if (parameter) tags[parameter] = decode(pair.slice(pair.indexOf('=') + 1));
  }
  return tags;
}

/** A link with these tags in place of those it had; the rest of it stays as it is. Empty tags are left out. */
export function withUtm(url: string, tags: UtmTags): string {
  const { base, pairs, fragment } = splitUrl(url);
  const added = utmParameters.flatMap((parameter) => {
    const value = tags[parameter]?.trim();
    return value ? [`utm_${parameter}=${encodeURIComponent(value)}`] : [];
  });
  const query = [...pairs.filter((pair) => !parameterOf(pair)), ...added].join('&');
  return `${base}${query && `?${query}`}${fragment}`;
}

/** For places that refuse tags, such as Apple's. */
export function withoutUtm(url: string): string {
  return withUtm(url, {});
}

/** Google Analytics reports a visit only where the source is named; a tag without a link would get lost. */
export function utmFault(tags: UtmTags): Fault | undefined {
  const used = utmParameters.filter((parameter) => tags[parameter]?.trim());
  if (used.length > 0 && !used.includes('source')) return fault('utm_invalid', { parameter: 'utm_source' });
  const wrong = used.find((parameter) => /[\s\p{Cc}]/u.test(tags[parameter]?.trim() ?? ''));
  return wrong ? fault('utm_invalid', { parameter: `utm_${wrong}` }) : undefined;
}

function splitUrl(url: string): { base: string; pairs: string[]; fragment: string } {
  const [, base = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url.trim()) ?? [];
  return { base, pairs: query.split('&').filter((pair) => pair !== ''), fragment };
}

function parameterOf(pair: string): UtmParameter | undefined {
  const name = (pair.split('=')[0] ?? '').toLowerCase();
  return utmParameters.find((parameter) => name === `utm_${parameter}` && pair.includes('='));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
