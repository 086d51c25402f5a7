import type { CompiledHours, PublicLocator, PublicLocatorPage, PublicStoreCard } from '../locator-source.ts';
import type { createLateEngine, LateEngine } from './late-engine.ts';
import { termsOf } from './fold-text.ts';
import { rowsWithText, searchStores } from './search-stores.ts';
import { createStoreColumns } from './store-columns.ts';

/** South, west, north, east, in degrees. */
export type Bounds = readonly [south: number, west: number, north: number, east: number];

/** A place on earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** What a visitor asks for. */
export interface StoreQuery {
  /** What was typed, to be found in names, streets, towns and postal codes. */
  text?: string | undefined;
  /** Nearest first from here; else as the first answer has them. */
  near?: Position | undefined;
  /** Stores further from `near` are left out. */
  withinKm?: number | undefined;
  isOpenNow?: boolean | undefined;
  /** Places in `PublicLocator.filters`; a store must have all. */
  filters?: readonly number[] | undefined;
  /** Only what lies on this part of the map. */
  bounds?: Bounds | undefined;
  now: Date;
}

/** Stores that answer a query, in order; rows are only made when they are asked for. */
export interface StoreResult {
  count: number;
  /** Row numbers of the engine, in order. */
  rows: Int32Array;
  /** How many of what matches text, place and the other filters have each filter. */
  filterCounts: readonly number[];
  openCount: number;
  /** Nothing is written like that; these are close to it. */
  isGuess: boolean;
}

/** One store, or several too near to each other to be told apart on the map. */
export interface StoreCluster extends Position {
  count: number;
  /** The row of a single store; -1 for several. */
  row: number;
  /** The row of one of its stores: the first among those asked for, before neighbours were joined. */
  first: number;
  /** Where its stores are, to zoom in to. */
  bounds: Bounds;
}

interface StorePositions {
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
}

/** All that the browser knows of the stores, in columns, asked without waiting. */
export interface LocatorEngine {
  /** Stores known here; those of the first answer at least. */
  readonly size: number;
  /** Stores there are. */
  readonly total: number;
  add(page: PublicLocatorPage): void;
  search(query: StoreQuery): StoreResult;
  /** Loads tolerance for typing mistakes, and asks again; only worth it when `search` found nothing. */
  guess(query: StoreQuery): Promise<StoreResult>;
  /** Towns in which a word begins like a text, those with most stores first. */
  towns(text: string, most: number): { name: string; count: number }[];
  /** Where stores are, by row; NaN without coordinates. `clusterStores` groups them for a map. */
  readonly positions: StorePositions;
  /** Its `hours` and `zone` are places in the answer that it came with: ask `hoursAt` for them. */
  cardAt(row: number): PublicStoreCard;
  hoursAt(row: number): { hours: CompiledHours; zone: string } | null;
  rowOf(id: number): number | undefined;
  /** Kilometres as the crow flies; undefined where it has no coordinates. */
  distanceTo(row: number, from: Position): number | undefined;
  /** Pages that are not here and could hold something for this query, the likeliest first. */
  missingPages(query: StoreQuery): number[];
}

/** An engine of the first answer alone, which grows. */
export interface FirstEngine extends LocatorEngine {
  /** From here on it takes pages, and knows of places: before it has neither. */
  extend(create: typeof createLateEngine): void;
}

/** The first stores of a locator, to be shown and searched before the rest of us is there. */
export function createFirstEngine(locator: PublicLocator): FirstEngine {
  const room = locator.pages.reduce((sum, { count }) => sum + count, locator.stores.length);
  const columns = createStoreColumns(room);
  columns.add(locator, locator.stores);
  let late: LateEngine | undefined;
  let asked: { text: string; size: number; rows: Uint8Array | undefined } | undefined;

  /** The same text is asked for again with other filters, or for suggestions. */
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
