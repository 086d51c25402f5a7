import type { CompiledHours, PublicLocator, PublicLocatorPage, PublicStoreCard } from '../locator-source.ts';
import type { createLateEngine, LateEngine } from './late-engine.ts';
import { termsOf } from './fold-text.ts';
import { rowsWithText, searchStores } from './search-stores.ts';
import { createStoreColumns } from './store-columns.ts';

/** South, west, north, east, in degrees; the east may be above 180, and the west below -180. */
export type Bounds = readonly [south: number, west: number, north: number, east: number];

/** A position in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A visitor's search. */
export interface StoreQuery {
  /** Searched for in names, streets, towns and postal codes. */
  text?: string | undefined;
  /** Nearest first from here; otherwise in the order of the first response. */
  near?: Position | undefined;
  /** Stores further from `near` are left out. */
  withinKm?: number | undefined;
  isOpenNow?: boolean | undefined;
  /** Indices into `PublicLocator.filters`; a store must have all of them. */
  filters?: readonly number[] | undefined;
  /** Only stores in this part of the map. */
  bounds?: Bounds | undefined;
  now: Date;
}

/** The stores that match a query, in order, as row numbers. */
export interface StoreResult {
  count: number;
  /** Row numbers of the engine, in order. */
  rows: Int32Array;
  /** For each filter, how many of the found stores have it. */
  filterCounts: readonly number[];
  /** How many are open now, also if the query asks only for those. */
  openCount: number;
  /** Nothing matched the text; these match it with a typing mistake. */
  isGuess: boolean;
}

/** One store, or several that would overlap on the map. */
export interface StoreCluster extends Position {
  count: number;
  /** The row of a single store; -1 for several. */
  row: number;
  /** The row of one of its stores. */
  first: number;
  /** The area of its stores. */
  bounds: Bounds;
}

interface StorePositions {
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
}

/** The stores that the browser has loaded, searched synchronously. */
export interface LocatorEngine {
  /** Loaded stores; at least those of the first response. */
  readonly size: number;
  /** All stores of the locator. */
  readonly total: number;
  add(page: PublicLocatorPage): void;
  search(query: StoreQuery): StoreResult;
  /** Searches with tolerance for typing mistakes, whose code is loaded first; for when `search` found nothing. */
  guess(query: StoreQuery): Promise<StoreResult>;
  /** Returns towns in which a word starts with a text, those with most stores first. */
  towns(text: string, most: number): { name: string; count: number }[];
  /** Coordinates by row; NaN if a store has none. */
  readonly positions: StorePositions;
  /** @throws RangeError for a row that does not exist. `hours` and `zone` of the card are indices of its response: use `hoursAt`. */
  cardAt(row: number): PublicStoreCard;
  /** Hours and IANA time zone of a store; null if its hours are unknown. */
  hoursAt(row: number): { hours: CompiledHours; zone: string } | null;
  rowOf(id: number): number | undefined;
  /** Kilometres in a straight line; undefined for a store without coordinates. */
  distanceTo(row: number, from: Position): number | undefined;
  /** Returns pages that are not loaded and may hold matches, the nearest first. */
  missingPages(query: StoreQuery): number[];
}

/** An engine over the first response, which can be extended. */
export interface FirstEngine extends LocatorEngine {
  /** Adds the late part: only then `add`, `towns`, `distanceTo`, `near`, `bounds` and `missingPages` work. */
  extend(create: typeof createLateEngine): void;
}

/** Creates an engine over the stores of the first response, before the late part has loaded. */
export function createFirstEngine(locator: PublicLocator): FirstEngine {
  const room = locator.pages.reduce((sum, { count }) => sum + count, locator.stores.length);
  const columns = createStoreColumns(room);
  columns.add(locator, locator.stores);
  let late: LateEngine | undefined;
  let asked: { text: string; size: number; rows: Uint8Array | undefined } | undefined;

  /** Keeps the rows of the last text, which is searched again with other filters and for suggestions. */
  function rowsOf(text: string): Uint8Array | undefined {
    const size = columns.stores.length;
    if (asked?.text === text && asked.size === size) return asked.rows;
    const terms = termsOf(text);
    const rows = terms.length > 0 ? rowsWithText(columns, terms, late?.placesWith) : undefined;
    asked = { text, size, rows };
    return rows;
  }

  const searchIn = (withText: Uint8Array | undefined, query: StoreQuery) =>
    searchStores(columns, {
      query,
      filters: locator.filters.length,
      withText,
      placement: late?.place(query),
    });

  return {
    get size() {
      return columns.stores.length;
    },
    total: locator.count,
    positions: columns,
    extend(create) {
      late ??= create(columns, locator);
    },
    add: (page) => late?.add(page),
    search: (query) => searchIn(rowsOf(query.text ?? ''), query),
    async guess(query) {
      const { guessRows } = await import('./guess-rows.ts');
      return { ...searchIn(guessRows(columns, termsOf(query.text ?? '')), query), isGuess: true };
    },
    towns: (text, most) => late?.towns(text, most) ?? [],
    cardAt(row) {
      const store = columns.stores[row];
      if (!store) throw new RangeError(`There is no row ${row}.`);
      return store;
    },
    hoursAt: (row) => columns.hours.at(columns.hoursNumbers[row] ?? 0),
    rowOf: (id) => columns.rowOf.get(id),
    distanceTo: (row, from) => late?.distanceTo(row, from),
    missingPages: (query) => late?.missingPages(query) ?? [],
  };
}
