import type { Language } from '@pinfold/contract/languages';
import type { Bounds, LocatorEngine, Position, StoreResult } from './engine/locator-engine.ts';
import type {
  LocatorPlace,
  LocatorProblem,
  LocatorSource,
  PublicLocator,
  PublicStoreCard,
} from './locator-source.ts';

/** What a visitor did, for the host's analytics. */
export type StoreLocatorEvent =
  | { type: 'load'; count: number }
  | { type: 'search'; text: string; count: number }
  | { type: 'select'; id: number }
  | { type: 'directions'; id: number; url: string }
  | { type: 'call'; id: number; phone: string };

/** A suggestion below the search field. */
export type StoreSuggestion =
  | { kind: 'store'; id: number; label: string; description: string }
  | { kind: 'town'; label: string; count: number }
  | { kind: 'place'; label: string; description: string; place: LocatorPlace };

/** The point that distances are measured from. */
export interface SearchOrigin extends Position {
  /** `visitor` is the position of the device. */
  kind: 'visitor' | 'place';
  label: string;
}

/** State and actions of a store locator; returned by `useStoreLocator`. */
export interface StoreLocatorState {
  status: 'loading' | 'ready' | 'failed';
  problem: LocatorProblem | null;
  retry(): void;
  language: Language;
  /** Loads the locator in another language. */
  setLanguage(language: Language): void;
  /** The first response; null until it has loaded. */
  locator: PublicLocator | null;
  engine: LocatorEngine | null;
  source: LocatorSource;
  /** Updated every 30 seconds while the page is visible. */
  now: Date;

  text: string;
  setText(text: string): void;
  suggestions: readonly StoreSuggestion[];
  isLookingUp: boolean;
  choose(suggestion: StoreSuggestion): void;
  /** Searches for the text: takes the likeliest suggestion if there is one. */
  submit(): void;

  origin: SearchOrigin | null;
  locating: 'idle' | 'asking' | 'denied' | 'unavailable';
  /** Asks the browser for the device's position, and measures distances from it. */
  locate(): void;
  forgetOrigin(): void;

  isOpenNow: boolean;
  setOpenNow(isOpenNow: boolean): void;
  filters: readonly number[];
  toggleFilter(filter: number): void;
  clear(): void;

  /** `rows` are the loaded stores; `count` includes stores that are not loaded yet. */
  result: StoreResult;
  /** Returns the stores of the result from one index to another, and loads more if needed. */
  cards(from: number, to: number): PublicStoreCard[];
  /** Kilometres from `origin` to a store; undefined without either's coordinates. */
  distanceTo(id: number): number | undefined;
  /** More stores are being loaded for this query. */
  isFetchingMore: boolean;

  /** Id of the store that is selected in list and map. */
  selected: number | null;
  select(id: number | null): void;
  /** Id of the store whose details are open. */
  opened: number | null;
  open(id: number | null): void;

  /** The visible part of the map; while `followsMap`, the list shows only stores in it. */
  mapBounds: Bounds | null;
  setMapBounds(bounds: Bounds | null): void;
  followsMap: boolean;
  setFollowsMap(follows: boolean): void;

  emit(event: StoreLocatorEvent): void;
}
