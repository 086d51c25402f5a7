import * as z from 'zod';
import {
  type OrganicFeature,
  organicFeatures,
  type WebsiteTarget,
} from '@pinfold/contract/features/websites/organic-rank';
import { rankDepth } from '@pinfold/contract/rank-depth';
import type { DataForSeoSettings } from './data-for-seo-call.ts';
import { asTyped, openSearchTasks, type SearchTasks } from './search-tasks.ts';

/** Google's results beside the map, through DataForSEO. Never called in a transaction. */
export type OrganicResults = SearchTasks<OrganicSearch, FoundPages>;

export interface OrganicSearch {
  keyword: string;
  /** Where the customer is. */
  latitude: number;
  longitude: number;
  /** Two letters. */
  language: string;
  /** Once all of them are found, no further page of results is read and paid. */
  wanted: readonly WebsiteTarget[];
}

export function openOrganicResults(settings: DataForSeoSettings): OrganicResults {
  return openSearchTasks(settings, { type: 'organic', toOrder, readFound: readFoundPages });
}

/** How many the provider takes. */
const mostTargets = 10;

/** Around the point, in millimetres; the provider takes 199.9 to 199,999. */
const radius = 199_999;

/** docs.dataforseo.com/v3/serp/google/organic/task_post */
function toOrder({ keyword, latitude, longitude, language, wanted }: OrganicSearch): object {
  // The provider matches whole hosts: one that has a path could be found with another of its pages, and not be looked for.
  const isStopping = wanted.length <= mostTargets && wanted.every(({ path }) => path === '');
  return {
    keyword: asTyped(keyword),
    location_coordinate: `${latitude.toFixed(6)},${longitude.toFixed(6)},${radius}`,
    language_code: language,
    device: 'mobile',
    depth: rankDepth,
    ...(isStopping && {
      stop_crawl_on_match: wanted.map(({ host }) => ({ match_type: 'with_subdomains', match_value: host })),
      target_search_mode: 'all',
      // Otherwise an advertisement or an entry of the map would end the search.
      find_targets_in: ['organic'],
    }),
  };
}

/** What one search showed. */
export interface FoundPages {
  /** In their order. */
  pages: FoundPage[];
  /** What stood above the first page. */
  features: { kind: OrganicFeature; absolute: number }[];
}

export interface FoundPage {
  /** From 1, among the pages alone. */
  position: number;
  /** Among all that the result page shows. */
  absolute: number;
  url: string;
}

/** Returns the pages of a result; advertisements, entries of the map and the like are no pages. */
export function readFoundPages(items: readonly unknown[]): FoundPages {
  const pages: FoundPage[] = [];
  const features: FoundPages['features'] = [];
  for (const item of items) {
    const { data } = Item.safeParse(item);
    if (!data) continue;
    const { type, rank_group: position, rank_absolute: absolute, url } = data;
    if (type !== 'organic') features.push({ kind: type, absolute });
    else if (url) pages.push({ position, absolute, url });
  }
  return { pages, features };
}

/** docs.dataforseo.com/v3/serp/google/organic/task_get/advanced */
const Item = z.object({
  type: z.enum(['organic', ...organicFeatures]),
  rank_group: z.int().positive(),
  rank_absolute: z.int().positive(),
  url: z.string().nullish(),
});
