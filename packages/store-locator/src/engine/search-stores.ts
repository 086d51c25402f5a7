import type { StoreQuery, StoreResult } from './locator-engine.ts';
import type { StoreColumns } from './store-columns.ts';

export interface Search {
  query: StoreQuery;
  /** How many filters the locator has. */
  filters: number;
  /** 1 for rows that have what was typed; left out where nothing was. */
  withText: Uint8Array | undefined;
  /** Left out where only the first answer is known, which has its own order. */
  placement: Placement | undefined;
}

/** What a query says of places. */
export interface Placement {
  /** Left out where everywhere is meant. */
  isThere: ((row: number) => boolean) | undefined;
  /** What was found, first of all what comes first. */
  inOrder(rows: Int32Array): Int32Array;
}

/** Asks every row once; what matches but is closed is counted on the way. */
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
