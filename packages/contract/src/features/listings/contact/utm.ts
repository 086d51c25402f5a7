import { fault, type Fault } from '../fault.ts';

/** Tags that tell a website's analytics where a visit came from. */
export const utmParameters = ['source', 'medium', 'campaign', 'term', 'content'] as const;

export type UtmParameter = (typeof utmParameters)[number];

export type UtmTags = Partial<Record<UtmParameter, string>>;

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
