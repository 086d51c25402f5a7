import UFuzzy from '@leeoniya/ufuzzy';
import { rowsWithAll } from './search-stores.ts';
import type { StoreColumns } from './store-columns.ts';

/**
 * Returns 1 for rows that match every term with one typing mistake; terms that are numbers are ignored. Loaded when a search
 * finds nothing.
 */
export function guessRows(columns: StoreColumns, terms: readonly string[]): Uint8Array {
  columns.fold();
  const words = terms.filter((term) => !/^[\d ]+$/.test(term));
  if (words.length === 0) return new Uint8Array(columns.stores.length);
  const { names, cities, places } = columns;
  const texts = { names: names.folded, cities: cities.folded, places };
  return rowsWithAll(
    columns,
    words.map((term) => ({
      names: hits(texts.names, term),
      cities: hits(texts.cities, term),
      places: hits(texts.places, term),
    })),
  );
}

function hits(texts: string[], term: string): Uint8Array {
  const found = new Uint8Array(texts.length);
  for (const at of matcher.filter(texts, term.trim()) ?? []) found[at] = 1;
  return found;
}

/** Allows one letter too many, too few, wrong, or two swapped. */
const matcher = new UFuzzy({ intraMode: 1 });
