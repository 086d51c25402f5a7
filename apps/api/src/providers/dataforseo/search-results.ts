import * as z from 'zod';
import { rankDepth } from '@pinfold/contract/features/rankings/rank';
import {
  callDataForSeo,
  type DataForSeoSettings,
  type DataForSeoTask,
  ok,
  searchResultsError,
  type SearchResultsError,
} from './data-for-seo-call.ts';

/** Results of searches on Google Maps, through DataForSEO. Never called in a transaction. */
export interface SearchResults {
  /** Whether there is a login; without one every call is `denied`. */
  isConnected: boolean;
  /**
   * Orders searches, a hundred at most, and returns in their order the provider's name for each, or why it was not taken.
   * @throws SearchResultsError when none was taken
   */
  postSearches(searches: readonly MapSearch[]): Promise<(string | SearchResultsError)[]>;
  /** Orders that are done and were not fetched yet, a thousand at most. @throws SearchResultsError */
  readySearches(): Promise<ReadySearch[]>;
  /** What an order found. @throws SearchResultsError */
  readSearch(taskId: string): Promise<SearchAnswer>;
  /**
   * Searches while a user waits. Who asks the same meanwhile, such as after a browser has given up, gets the same answer.
   * @throws SearchResultsError
   */
  searchNow(search: MapSearch): Promise<FoundPlace[]>;
}

interface MapSearch {
  keyword: string;
  /** Where the customer stands. */
  latitude: number;
  longitude: number;
  /** Two letters. */
  language: string;
  /** Comes back with the result. */
  tag?: string;
  /** For a search that a user waits for, at a higher price. */
  isUrgent?: boolean;
}

interface ReadySearch {
  taskId: string;
  tag: string;
}

/** `waiting` is not done yet; `lost` is not known, or came to nothing, and can be ordered again. */
export type SearchAnswer = { tag: string; places: FoundPlace[] } | 'waiting' | 'lost';

export const officialDataForSeo = 'https://api.dataforseo.com';

export function openSearchResults(settings: DataForSeoSettings): SearchResults {
  const live = new Map<string, Promise<FoundPlace[]>>();
  const call = (path: string, tasks?: readonly object[]) => callDataForSeo(settings, path, tasks);
  return {
    isConnected: Boolean(settings.login && settings.password),
    async postSearches(searches) {
      const tasks = await call('task_post', searches.map(toOrder));
      return searches.map((_, index) => orderedAs(tasks[index]));
    },
    async readySearches() {
      const [task] = await call('tasks_ready');
      if (task && task.status_code !== ok) throw searchResultsError(task.status_code, task.status_message);
      return (task?.result ?? []).flatMap(readReady);
    },
    async readSearch(taskId) {
      const [task] = await call(`task_get/advanced/${encodeURIComponent(taskId)}`);
      return task ? readAnswer(task) : 'lost';
    },
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
  const [task] = await callDataForSeo(settings, 'live/advanced', [order]);
  const answer = task && readAnswer(task);
  if (typeof answer === 'object') return answer.places;
  throw searchResultsError(task?.status_code ?? 50000, task?.status_message ?? 'no task');
}

/** Zoom 17 shows some streets around, as a phone does. */
function toOrder({ keyword, latitude, longitude, language, tag, isUrgent = false }: MapSearch): object {
  return {
    keyword: asTyped(keyword),
    location_coordinate: `${latitude.toFixed(6)},${longitude.toFixed(6)},17z`,
    language_code: language,
    depth: rankDepth,
    ...(tag !== undefined && { tag }),
    ...(isUrgent && { priority: 2 }),
  };
}

/** The provider reads `+` as a blank and `%` as the beginning of a sign's code, so both are sent as such. */
function asTyped(keyword: string): string {
  return keyword.replaceAll('%', '%25').replaceAll('+', '%2B');
}

function orderedAs(task: DataForSeoTask | undefined): string | SearchResultsError {
  if (task?.status_code === created && task.id) return task.id;
  return searchResultsError(task?.status_code ?? 50000, task?.status_message ?? 'no task');
}

function readReady(result: unknown): ReadySearch[] {
  const { id, tag } = (result ?? {}) as { id?: unknown; tag?: unknown };
  return typeof id === 'string' ? [{ taskId: id, tag: typeof tag === 'string' ? tag : '' }] : [];
}

function readAnswer(task: DataForSeoTask): SearchAnswer {
  const code = task.status_code;
  if (code === ok || code === nothingFound)
    return { tag: task.data?.tag ?? '', places: readFoundPlaces(task.result) };
  if (waiting.includes(code)) return 'waiting';
  if (lost.includes(code)) return 'lost';
  throw searchResultsError(code, task.status_message);
}

const created = 20100;

const nothingFound = 40102;

/** Handed, or in the queue. */
const waiting = [40601, 40602];

/** Failed, or not found any more. */
const lost = [40101, 40103, 40400, 40401, 40403];

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
export function readFoundPlaces(result: readonly unknown[] | null | undefined): FoundPlace[] {
  const items = Result.safeParse(result?.[0]).data?.items ?? [];
  return items.flatMap((item) => {
    const { data } = Item.safeParse(item);
    return data ? [toPlace(data)] : [];
  });
}

const Result = z.object({ items: z.array(z.unknown()).nullish() });

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
