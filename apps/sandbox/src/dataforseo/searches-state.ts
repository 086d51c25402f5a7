import type { SearchType } from './search-type.ts';
import type { SearchRequest } from './search-request.ts';

/** What was asked of DataForSEO. Only `applyEvent` changes it. */
export interface SearchesState {
  settings: SearchSettings;
  /** By id, the oldest first, for as long as results can be had. */
  tasks: Map<string, Search>;
  /** Those of them that nobody has fetched yet. */
  uncollected: Map<string, Search>;
}

export interface SearchSettings {
  /** How long a task is in the queue. */
  seconds: number;
  /** Of the tasks: those that the search engine fails to answer. */
  failingShare: number;
  /** Of the tasks: those that are forgotten as soon as they are created. */
  lostShare: number;
  /** Dollars that are left on the account; null is any number of them. */
  credit: number | null;
}

export interface Search {
  id: string;
  type: SearchType;
  request: SearchRequest;
  postedAt: number;
  readyAt: number;
  cost: number;
  outcome?: 'failed' | 'lost';
}

export function noSearchesYet(seconds: number): SearchesState {
  return {
    settings: { seconds, failingShare: 0, lostShare: 0, credit: null },
    tasks: new Map(),
    uncollected: new Map(),
  };
}
