import { type ArchiveFilters, archiveFilters } from '../../../state/archive-filters.ts';
import type { FiltersChange } from '../../../state/define-filters.ts';
import { formatFilters, parseFilters } from '../../../state/search-params.ts';

/**
 * The days that former insights are of, until 2023-03-30, and of which locations. Without days they are the last 90 of
 * the archive.
 */
export interface OldInsightFilters extends ArchiveFilters {}

/** Some filters to set; undefined takes one away. */
export type OldInsightFiltersChange = FiltersChange<OldInsightFilters>;

/**
 * Reads filters from an address. Unknown parameters and values are ignored; days after the archive ends are kept, and
 * `useOldInsights` says what is wrong with them.
 *
 * @example
 * ```ts
 * parseOldInsightFilters(new URLSearchParams('groups=3')); // { groups: [3] }
 * ```
 */
export function parseOldInsightFilters(params: URLSearchParams): OldInsightFilters {
  return parseFilters(archiveFilters, params);
}

/**
 * Writes filters for an address; `parseOldInsightFilters` reads them back.
 *
 * @example
 * ```ts
 * formatOldInsightFilters({ groups: [1, 2] }).toString(); // groups=1%2C2
 * ```
 */
export function formatOldInsightFilters(filters: OldInsightFilters): URLSearchParams {
  return formatFilters(archiveFilters, filters);
}
