import { comparedPlaceKinds } from './compared-set.ts';
import { tidyComparisonSearch, type ComparisonSearch } from './comparison-search.ts';

/**
 * Writes what the comparator is about for an address; `parseComparisonSearch` reads it back.
 *
 * @example
 * ```ts
 * formatComparisonSearch({ a: { groups: [1] }, b: { groups: [2] } }).toString(); // a_groups=1&b_groups=2
 * ```
 */
export function formatComparisonSearch(search: ComparisonSearch): URLSearchParams {
  const params = new URLSearchParams();
  const tidy = tidyComparisonSearch(search);
  for (const side of ['a', 'b'] as const) {
    const set = tidy[side] ?? {};
    for (const kind of comparedPlaceKinds) {
      const ids = set[kind];
      if (ids) params.set(`${side}_${kind}`, ids.join(','));
    }
    // Keywords may have commas, so each has a parameter of its own.
    for (const keyword of set.keywords ?? []) params.append(`${side}_keyword`, keyword);
  }
  for (const name of ['preset', 'date_from', 'date_to', 'measure', 'view'] as const) {
    const value = tidy[name];
    if (value) params.set(name, value);
  }
  return params;
}
