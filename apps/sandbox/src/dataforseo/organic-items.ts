import type { RankedPlace } from '../world/city/ranked-place.ts';
import { seedOf } from '../world/random.ts';

/** Websites of the businesses that are found around, with guides between them. */
export function organicItems(ranked: readonly RankedPlace[], keyword: string, depth: number): object[] {
  const seen = new Set<string>();
  const sites = ranked.flatMap(({ place }) => {
    const domain = place.website === '' ? '' : new URL(place.website).hostname;
    if (domain === '' || seen.has(domain)) return [];
    seen.add(domain);
    return [{ domain, title: `${place.title} – ${place.locality}`, url: place.website }];
  });
  if (sites.length === 0) return [];
  for (const guide of guides) {
    const at = seedOf('guide', guide, keyword) % 9;
    sites.splice(at, 0, { domain: guide, title: `${keyword}: co wybrać`, url: `https://${guide}/` });
  }
  return sites.slice(0, depth).map(({ domain, title, url }, index) => ({
    type: 'organic',
    rank_group: index + 1,
    rank_absolute: index + 1,
    position: 'left',
    domain,
    title,
    url,
    breadcrumb: url,
    description: null,
  }));
}

const guides = ['smakimiasta.example', 'gdzienakawe.example', 'przewodnikpomiescie.example'];
