import * as z from 'zod';
import { rankDepth } from '@pinfold/contract/rank-depth';
import { callDataForSeo, type DataForSeoSettings, searchResultsError } from './data-for-seo-call.ts';
import { asTyped, openSearchTasks, readTask, type SearchTasks } from './search-tasks.ts';

/** Results of searches on Google Maps, through DataForSEO. Never called in a transaction. */
export interface SearchResults extends SearchTasks<MapSearch, FoundPlace[]> {
  /**
   * Searches while a user waits. Who asks the same meanwhile, such as after a browser has given up, gets the same answer.
   * @throws SearchResultsError
   */
  searchNow(search: MapSearch): Promise<FoundPlace[]>;
}

export interface MapSearch {
  keyword: string;
  /** Where the customer stands. */
  latitude: number;
  longitude: number;
  /** Two letters. */
  language: string;
}

export const officialDataForSeo = 'https://api.dataforseo.com';

export function openSearchResults(settings: DataForSeoSettings): SearchResults {
  const live = new Map<string, Promise<FoundPlace[]>>();
  return {
    ...openSearchTasks(settings, { type: 'maps', toOrder, readFound: readFoundPlaces }),
    searchNow(search) {
      const order = toOrder(search);
      const key = JSON.stringify(order);
      const found = live.get(key) ?? searchLive(settings, order).finally(() => live.delete(key));
      live.set(key, found);
      return found;
    },
  };
}

async function searchLive(settings: DataForSeoSettings, order: object): Promise<FoundPlace[]> {
  const [task] = await callDataForSeo(settings, 'maps', 'live/advanced', [order]);
  const answer = task && readTask(task, readFoundPlaces);
  if (typeof answer === 'object') return answer.found;
  throw searchResultsError(task?.status_code ?? 50000, task?.status_message ?? 'no task');
}

/** Zoom 17 shows some streets around, as a phone does. */
function toOrder({ keyword, latitude, longitude, language }: MapSearch): object {
  return {
    keyword: asTyped(keyword),
    location_coordinate: `${latitude.toFixed(6)},${longitude.toFixed(6)},17z`,
    language_code: language,
    depth: rankDepth,
  };
}

/** A place on the map as a search showed it. */
export interface FoundPlace {
  /** From 1, advertisements not counted. */
  position: number;
  placeId: string;
  name: string;
  /** Empty for a business that only visits its customers. */
  address: string;
  /** Null for the same. */
  latitude: number | null;
  longitude: number | null;
  /** As the provider names it; empty if it does not. */
  category: string;
  rating: number | null;
  reviewsCount: number | null;
}

/** Returns the places of a result; entries that are no places on the map are skipped. */
export function readFoundPlaces(items: readonly unknown[]): FoundPlace[] {
  return items.flatMap((item) => {
    const { data } = Item.safeParse(item);
    return data ? [toPlace(data)] : [];
  });
}

/** docs.dataforseo.com/v3/serp/google/maps/task_get/advanced */
const Item = z.object({
  type: z.literal('maps_search'),
  rank_group: z.int().positive(),
  place_id: z.string().min(1),
  title: z.string().nullish(),
  address: z.string().nullish(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  category: z.string().nullish(),
  rating: z.object({ value: z.number().nullish(), votes_count: z.int().nullish() }).nullish(),
});

function toPlace(item: z.infer<typeof Item>): FoundPlace {
  const address = item.address ?? '';
  return {
    position: item.rank_group,
    placeId: item.place_id,
    name: item.title ?? '',
    address,
    latitude: address === '' ? null : (item.latitude ?? null),
    longitude: address === '' ? null : (item.longitude ?? null),
    category: item.category ?? '',
    rating: item.rating?.value ?? null,
    reviewsCount: item.rating?.votes_count ?? null,
  };
}
