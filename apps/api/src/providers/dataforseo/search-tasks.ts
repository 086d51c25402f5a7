import * as z from 'zod';
import {
  callDataForSeo,
  type DataForSeoSettings,
  type DataForSeoTask,
  ok,
  searchResultsError,
  type SearchResultsError,
  type SearchType,
} from './data-for-seo-call.ts';

/** Searches of one type that are ordered now and fetched when they are done. Never called in a transaction. */
export interface SearchTasks<Search, Found> {
  /** Whether there is a login; without one every call is `denied`. */
  isConnected: boolean;
  /**
   * Orders searches, a hundred at most, and returns in their order the provider's name for each, or why it was not taken.
   * @throws SearchResultsError when none was taken
   */
  postSearches(searches: readonly (Search & OrderOptions)[]): Promise<(string | SearchResultsError)[]>;
  /** Orders that are done and were not fetched yet, a thousand at most. @throws SearchResultsError */
  readySearches(): Promise<ReadySearch[]>;
  /** What an order found. @throws SearchResultsError */
  readSearch(taskId: string): Promise<SearchAnswer<Found>>;
}

interface OrderOptions {
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
export type SearchAnswer<Found> = { tag: string; found: Found } | 'waiting' | 'lost';

/** Gets what the result page listed; entries that cannot be read are skipped. */
type ReadFound<Found> = (items: readonly unknown[]) => Found;

interface Wire<Search, Found> {
  type: SearchType;
  toOrder(search: Search): object;
  readFound: ReadFound<Found>;
}

export function openSearchTasks<Search, Found>(
  settings: DataForSeoSettings,
  { type, toOrder, readFound }: Wire<Search, Found>,
): SearchTasks<Search, Found> {
  const call = (path: string, tasks?: readonly object[]) => callDataForSeo(settings, type, path, tasks);
  return {
    isConnected: Boolean(settings.login && settings.password),
    async postSearches(searches) {
      const orders = searches.map((search) => ({
        ...toOrder(search),
        ...(search.tag !== undefined && { tag: search.tag }),
        ...(search.isUrgent === true && { priority: 2 }),
      }));
      const tasks = await call('task_post', orders);
      return searches.map((_, index) => orderedAs(tasks[index]));
    },
    async readySearches() {
      const [task] = await call('tasks_ready');
      if (task && task.status_code !== ok) throw searchResultsError(task.status_code, task.status_message);
      return (task?.result ?? []).flatMap(readReady);
    },
    async readSearch(taskId) {
      const [task] = await call(`task_get/advanced/${encodeURIComponent(taskId)}`);
      return task ? readTask(task, readFound) : 'lost';
    },
  };
}

/** The provider reads `+` as a blank and `%` as the beginning of a sign's code, so both are sent as such. */
export function asTyped(keyword: string): string {
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

/** @throws SearchResultsError */
export function readTask<Found>(task: DataForSeoTask, readFound: ReadFound<Found>): SearchAnswer<Found> {
  const code = task.status_code;
  const items = code === nothingFound ? [] : code === ok ? itemsOf(task) : undefined;
  if (items) return { tag: task.data?.tag ?? '', found: readFound(items) };
  // What cannot be read says nothing of where anybody stands: it is not the same as nothing found.
  if (code === ok) return 'lost';
  if (waiting.includes(code)) return 'waiting';
  if (lost.includes(code)) return 'lost';
  throw searchResultsError(code, task.status_message);
}

function itemsOf({ result }: DataForSeoTask): readonly unknown[] | undefined {
  const { data } = Result.safeParse(result?.[0]);
  return data && (data.items ?? []);
}

const Result = z.object({ items: z.array(z.unknown()).nullish() });

const created = 20100;

const nothingFound = 40102;

/** Handed, or in the queue. */
const waiting = [40601, 40602];

/** Failed, or not found any more. */
const lost = [40101, 40103, 40400, 40401, 40403];
