import { parseWebsiteUrl } from '../../company/website.ts';
import { fault, type Fault } from '../fault.ts';
import { websiteFault } from './website.ts';

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
