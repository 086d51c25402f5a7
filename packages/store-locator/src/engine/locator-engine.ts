import type { CompiledHours, PublicLocatorPage, PublicStoreCard } from '../locator-source.ts';

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

export interface StorePositions {
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
