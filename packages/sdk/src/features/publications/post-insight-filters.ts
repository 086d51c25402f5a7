import { defaultPostInsightPeriod } from '@pinfold/contract/features/publications/post-insights';
import { type ArchiveFilters, archiveFilters, archivePeriod } from '../../state/archive-filters.ts';
import type { FiltersChange } from '../../state/define-filters.ts';
import { formatFilters, parseFilters } from '../../state/search-params.ts';

/**
 * The days that statistics of posts are of, until 2023-02-28, and of which locations. Without days they are the last 90
 * of the archive.
 */
export interface PostInsightFilters extends ArchiveFilters {}

/** Some filters to set; undefined takes one away. */
export type PostInsightFiltersChange = FiltersChange<PostInsightFilters>;

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyPostInsightFilters(filters: PostInsightFiltersChange): PostInsightFilters {
  return archiveFilters.tidy(filters);
}

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface PostInsightPeriod {
  readonly from: string;
  readonly to: string;
}

/** The days that filters mean: their own, else the last 90 of the archive. */
export function postInsightPeriod(filters: PostInsightFilters): PostInsightPeriod {
  return archivePeriod(filters, defaultPostInsightPeriod);
}

/**
 * Reads filters from an address. Unknown parameters and values are ignored; days after the archive ends are kept, and
 * `usePostInsights` says what is wrong with them.
 *
 * @example
 * ```ts
 * parsePostInsightFilters(new URLSearchParams('groups=3')); // { groups: [3] }
 * ```
 */
export function parsePostInsightFilters(params: URLSearchParams): PostInsightFilters {
  return parseFilters(archiveFilters, params);
}

/**
 * Writes filters for an address; `parsePostInsightFilters` reads them back.
 *
 * @example
 * ```ts
 * formatPostInsightFilters({ groups: [1, 2] }).toString(); // groups=1%2C2
 * ```
 */
export function formatPostInsightFilters(filters: PostInsightFilters): URLSearchParams {
  return formatFilters(archiveFilters, filters);
}
