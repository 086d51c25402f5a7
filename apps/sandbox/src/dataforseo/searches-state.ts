import type { Apply } from '../world/world-event.ts';
import type { SearchRequest, SearchType } from './search-request.ts';

export type SearchEvent =
  | { kind: 'searches_posted'; searches: Search[]; count: number }
  | { kind: 'search_collected'; id: string }
  | { kind: 'searches_set'; settings: SearchSettings }
  | { kind: 'site_moved'; move: SiteMove }
  | { kind: 'sites_cleared' };

/** Tasks that were set and fetched. */
export const applySearchEvents: Apply<SearchEvent> = {
  searches_posted(state, event) {
    const { searches } = state;
    state.lastNumber += event.count;
    for (const [id, { postedAt }] of searches.tasks) {
      if (postedAt + keptFor > event.at) break;
      searches.tasks.delete(id);
      searches.uncollected.delete(id);
    }
    for (const search of event.searches) {
      if (search.outcome === 'lost') continue;
      searches.tasks.set(search.id, search);
      searches.uncollected.set(search.id, search);
    }
    const cost = event.searches.reduce((sum, search) => sum + search.cost, 0);
    const { credit } = searches.settings;
    if (credit !== null) searches.settings = { ...searches.settings, credit: credit - cost };
  },
  search_collected: ({ searches }, event) => void searches.uncollected.delete(event.id),
  searches_set: ({ searches }, { settings }) => void (searches.settings = settings),
  site_moved: ({ searches }, { move }) => void searches.sites.push(move),
  sites_cleared: ({ searches }) => void (searches.sites = []),
};

/** What was asked of DataForSEO. Only `applyEvent` changes it. */
export interface SearchesState {
  settings: SearchSettings;
  /** By id, the oldest first, for as long as results can be had. */
  tasks: Map<string, Search>;
  /** Tasks that were not fetched yet. */
  uncollected: Map<string, Search>;
  /** Websites that the script put at a position. */
  sites: SiteMove[];
}

/** Of two about the same website the later one counts. */
export interface SiteMove {
  domain: string;
  /** Above 20 the website is not found. */
  position: number;
  /** Default its home page. */
  url?: string | undefined;
  /** Default every search. */
  keyword?: string;
  /** Days from 1970, both included; without an end it lasts. */
  from: number;
  until?: number;
}

export interface SearchSettings {
  /** How long a task is in the queue. */
  seconds: number;
  /** The share of tasks that the search engine fails. */
  failingShare: number;
  /** The share of tasks that are lost when they are created. */
  lostShare: number;
  /** Dollars that are left on the account; null is any number of them. */
  credit: number | null;
  /** How often the same task may be set within an hour; null or undefined, as often as one likes. */
  duplicatesPerHour?: number | null;
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
    sites: [],
  };
}

/** Results can be had for so long. */
export const keptFor = 30 * 86_400_000;
