import { decodePage } from '@pinfold/contract/features/store-locator/decode-page';
import type { PublicLocator, PublicLocatorPage } from '../locator-source.ts';
import { foldText } from './fold-text.ts';
import type { LocatorEngine, Position, StoreQuery } from './locator-engine.ts';
import { createPlacer, missingPages } from './placement.ts';
import type { Placement } from './search-stores.ts';
import { kilometresOf, squaresFrom } from './sphere.ts';
import type { StoreColumns } from './store-columns.ts';
import { createTextColumn } from './text-column.ts';

/** The part of an engine that is not needed for the first list: pages, distances, towns, and a faster search of streets. */
export interface LateEngine extends Pick<LocatorEngine, 'add' | 'towns' | 'distanceTo' | 'missingPages'> {
  place(query: StoreQuery): Placement;
  /** Returns 1 for each row with a word in its street or postal code that starts with the term. */
  placesWith(term: string): Uint8Array;
}

/** Loaded after the list; see `FirstEngine.extend`. */
export function createLateEngine(columns: StoreColumns, locator: PublicLocator): LateEngine {
  const pages = new Set<number>();
  const places = createTextColumn();
  columns.fold();
  places.add(columns.places);
  return {
    add(page: PublicLocatorPage) {
      if (pages.has(page.page)) return;
      pages.add(page.page);
      const before = columns.stores.length;
      columns.add(page, decodePage(page));
      columns.fold();
      places.add(columns.places.slice(before));
    },
    towns(text, most) {
      const beginning = foldText(text).trimEnd();
      const { words, folded, counts } = columns.cities;
      return words
        .map((name, at) => ({ name, count: counts[at] ?? 0 }))
        .filter(({ name }, at) => name !== '' && folded[at]?.includes(beginning))
        .sort((a, b) => b.count - a.count)
        .slice(0, most);
    },
    distanceTo(row: number, from: Position) {
      const { x, y, z } = columns;
      const kilometres = kilometresOf(squaresFrom(from)(x[row] ?? Number.NaN, y[row] ?? 0, z[row] ?? 0));
      return kilometres >= 0 ? kilometres : undefined;
    },
    missingPages: (query) => missingPages(locator, pages, query),
    place: createPlacer(columns, locator),
    placesWith: places.rowsWith,
  };
}
