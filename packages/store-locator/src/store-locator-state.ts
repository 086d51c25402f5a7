import type { Language } from '@pinfold/contract/languages';
import type { Bounds, LocatorEngine, Position, StoreResult } from './engine/locator-engine.ts';
import type {
  LocatorPlace,
  LocatorProblem,
  LocatorSource,
  PublicLocator,
  PublicStoreCard,
} from './locator-source.ts';

/** What a visitor did, for the host’s own analytics. */
export type StoreLocatorEvent =
  | { type: 'load'; count: number }
  | { type: 'search'; text: string; count: number }
  | { type: 'select'; id: number }
  | { type: 'directions'; id: number; url: string }
  | { type: 'call'; id: number; phone: string };

/** What a suggestion below the search field leads to. */
export type StoreSuggestion =
  | { kind: 'store'; id: number; label: string; description: string }
  | { kind: 'town'; label: string; count: number }
  | { kind: 'place'; label: string; description: string; place: LocatorPlace };

/** Where distances are measured from. */
export interface SearchOrigin extends Position {
  /** `visitor` is the position of the device. */
  kind: 'visitor' | 'place';
  label: string;
}

/** Everything that a view of a store locator needs; see `useStoreLocator`. */
export interface StoreLocatorState {
  status: 'loading' | 'ready' | 'failed';
  problem: LocatorProblem | null;
  retry(): void;
  language: Language;
  /** Asks for everything anew in another language. */
  setLanguage(language: Language): void;
  /** Null before the first answer. */
  locator: PublicLocator | null;
  engine: LocatorEngine | null;
  source: LocatorSource;
  /** Moves on every half minute while the page is in sight. */
  now: Date;

  text: string;
  setText(text: string): void;
  suggestions: readonly StoreSuggestion[];
  isLookingUp: boolean;
  choose(suggestion: StoreSuggestion): void;
  /** Searches for what is typed: the likeliest suggestion. */
  submit(): void;

  origin: SearchOrigin | null;
  locating: 'idle' | 'asking' | 'denied' | 'unavailable';
  /** Asks the browser for the position of the device. */
  locate(): void;
  forgetOrigin(): void;

  isOpenNow: boolean;
  setOpenNow(isOpenNow: boolean): void;
  filters: readonly number[];
  toggleFilter(filter: number): void;
  clear(): void;

  /** `rows` are those that are here; `count` may say that there are more. */
  result: StoreResult;
  /** Stores from one place in the result to another. */
  cards(from: number, to: number): PublicStoreCard[];
  distanceTo(id: number): number | undefined;
  /** More stores are on their way for this query. */
  isFetchingMore: boolean;

  /** The store that is marked in list and map. */
  selected: number | null;
  select(id: number | null): void;
  /** The store whose details are open. */
  opened: number | null;
  open(id: number | null): void;

  /** What the map shows; the list follows it while `followsMap`. */
  mapBounds: Bounds | null;
  setMapBounds(bounds: Bounds | null): void;
  followsMap: boolean;
  setFollowsMap(follows: boolean): void;

  emit(event: StoreLocatorEvent): void;
}
