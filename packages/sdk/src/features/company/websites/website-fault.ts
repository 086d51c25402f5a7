import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import type { Schemas } from '../../../client/schema.ts';

/** What is wrong with the address of a website that is to be added. */
export type WebsiteFault = 'missing' | 'scheme_missing' | 'invalid' | 'exists';

/** Finds what the API would refuse (product spec, section 5: a link must start with http:// or https://). */
export function websiteFault(
  url: string,
  websites: readonly Pick<Schemas['Website'], 'url'>[],
): WebsiteFault | undefined {
  const text = url.trim();
  if (text === '') return 'missing';
  if (!/^https?:\/\//i.test(text)) return 'scheme_missing';
  const parsed = parseWebsiteUrl(text);
  if (!parsed) return 'invalid';
  return websites.some((website) => website.url === parsed.url) ? 'exists' : undefined;
}
