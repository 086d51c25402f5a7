import type { StoreColumns } from './store-columns.ts';

/** Where one term is, 1 for each: in names and towns, which many rows share, and in the places of rows. */
export interface TermHits {
  names: Uint8Array;
  cities: Uint8Array;
  places: Uint8Array;
}

/** 1 for rows in which each term begins a word somewhere. `placesWith` asks the places of rows in a quicker way. */
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
