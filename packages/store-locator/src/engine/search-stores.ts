import type { StoreQuery, StoreResult } from './locator-engine.ts';
import type { StoreColumns } from './store-columns.ts';

interface Search {
  query: StoreQuery;
  /** Number of filters of the locator. */
  filters: number;
  /** 1 for rows that match the text; undefined without a text. */
  withText: Uint8Array | undefined;
  /** Undefined before the late part has loaded: the order is then that of the first response. */
  placement: Placement | undefined;
}

/** The position part of a query. */
export interface Placement {
  /** Undefined if the query has no limit of position. */
  isThere: ((row: number) => boolean) | undefined;
  /** Returns the rows sorted. */
  inOrder(rows: Int32Array): Int32Array;
}

/** Tests every row once, and counts filters and open stores in the same pass. */
export function searchStores(
  { stores, hours, hoursNumbers, filters: bitsOf, isClosed }: StoreColumns,
  { query, filters, withText, placement }: Search,
): StoreResult {
  const isThere = placement?.isThere;
  const chosen = (query.filters ?? []).reduce((bits, filter) => bits | (1 << filter), 0);
  const open = hours.openAt(query.now);
  const filterCounts = Array<number>(filters).fill(0);
  const size = stores.length;
  const found = new Int32Array(size);
  let [count, openCount] = [0, 0];
  for (let row = 0; row < size; row += 1) {
    if (withText && withText[row] === 0) continue;
    const own = bitsOf[row] ?? 0;
    if ((own & chosen) !== chosen || isThere?.(row) === false) continue;
    if (open[hoursNumbers[row] ?? 0] === 1 && isClosed[row] === 0) openCount += 1;
    else if (query.isOpenNow) continue;
    for (let bits = own; bits !== 0; bits &= bits - 1) {
      const filter = 31 - Math.clz32(bits & -bits);
      filterCounts[filter] = (filterCounts[filter] ?? 0) + 1;
    }
    found[count] = row;
    count += 1;
  }
  const rows = found.subarray(0, count);
  return { count, rows: placement?.inOrder(rows) ?? rows, filterCounts, openCount, isGuess: false };
}

/** Where a term was found, 1 for each entry: in the different names and towns, and in streets and postal codes by row. */
interface TermHits {
  names: Uint8Array;
  cities: Uint8Array;
  places: Uint8Array;
}

/** Returns 1 for rows in which every term starts a word. `placesWith` searches streets and postal codes faster. */
export function rowsWithText(
  columns: StoreColumns,
  terms: readonly string[],
  placesWith?: (term: string) => Uint8Array,
): Uint8Array {
  columns.fold();
  const { names, cities, places } = columns;
  return rowsWithAll(
    columns,
    terms.map((term) => {
      const hits = (texts: readonly string[]) =>
        Uint8Array.from(texts, (text) => Number(text.includes(term)));
      return {
        names: hits(names.folded),
        cities: hits(cities.folded),
        places: placesWith?.(term) ?? hits(places),
      };
    }),
  );
}

/** Returns 1 for rows in which every term was found. */
export function rowsWithAll(
  { stores, nameNumbers, cityNumbers }: StoreColumns,
  terms: readonly TermHits[],
): Uint8Array {
  const found = new Uint8Array(stores.length).fill(1);
  for (const { names, cities, places } of terms)
    for (let row = 0; row < found.length; row += 1)
      if (names[nameNumbers[row] ?? 0] === 0 && cities[cityNumbers[row] ?? 0] === 0 && places[row] === 0)
        found[row] = 0;
  return found;
}
