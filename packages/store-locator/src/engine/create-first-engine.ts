import type { PublicLocator } from '../locator-source.ts';
import type { createEngineReach, EngineReach } from './engine-reach.ts';
import { termsOf } from './fold-text.ts';
import type { LocatorEngine, StoreQuery } from './locator-engine.ts';
import { rowsWithText } from './rows-with-text.ts';
import { searchStores } from './search-stores.ts';
import { createStoreColumns } from './store-columns.ts';

/** An engine of the first answer alone, which grows. */
export interface FirstEngine extends LocatorEngine {
  /** From here on it takes pages, and knows of places: before it has neither. */
  reachFurther(create: typeof createEngineReach): void;
}

/** The first stores of a locator, to be shown and searched before the rest of us is there. */
export function createFirstEngine(locator: PublicLocator): FirstEngine {
  const room = locator.pages.reduce((sum, { count }) => sum + count, locator.stores.length);
  const columns = createStoreColumns(room);
  columns.add(locator, locator.stores);
  let reach: EngineReach | undefined;
  let asked: { text: string; size: number; rows: Uint8Array | undefined } | undefined;

  /** The same text is asked for again with other filters, or for suggestions. */
  function rowsOf(text: string): Uint8Array | undefined {
    const size = columns.stores.length;
    if (asked?.text === text && asked.size === size) return asked.rows;
    const terms = termsOf(text);
    const rows = terms.length > 0 ? rowsWithText(columns, terms, reach?.placesWith) : undefined;
    asked = { text, size, rows };
    return rows;
  }

  const searchIn = (withText: Uint8Array | undefined, query: StoreQuery) =>
    searchStores(columns, {
      query,
      filters: locator.filters.length,
      withText,
      placement: reach?.place(query),
    });

  return {
    get size() {
      return columns.stores.length;
    },
    total: locator.count,
    positions: columns,
    reachFurther(create) {
      reach ??= create(columns, locator);
    },
    add: (page) => reach?.add(page),
    search: (query) => searchIn(rowsOf(query.text ?? ''), query),
    async guess(query) {
      const { guessRows } = await import('./guess-rows.ts');
      return { ...searchIn(guessRows(columns, termsOf(query.text ?? '')), query), isGuess: true };
    },
    towns: (text, most) => reach?.towns(text, most) ?? [],
    cardAt(row) {
      const store = columns.stores[row];
      if (!store) throw new RangeError(`There is no row ${row}.`);
      return store;
    },
    hoursAt: (row) => columns.hours.at(columns.hoursNumbers[row] ?? 0),
    rowOf: (id) => columns.rowOf.get(id),
    distanceTo: (row, from) => reach?.distanceTo(row, from),
    missingPages: (query) => reach?.missingPages(query) ?? [],
  };
}
