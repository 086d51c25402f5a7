import { defaultPostInsightPeriod } from '@pinfold/contract/features/publications/post-insights';
import {
  defineFilters,
  type FilterDefinition,
  type FiltersChange,
  type FiltersOf,
} from '../../state/define-filters.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../state/search-params.ts';

const postInsightFields = {
  /** `YYYY-MM-DD`; with `date_to` only. */
  date_from: (kind: Kinds): SearchParam<string> => kind.day(),
  /** The last day, included: 2023-02-28 at the latest. */
  date_to: (kind: Kinds): SearchParam<string> => kind.day(),
  /** Locations of any of these groups, by id. */
  groups: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Only these locations, by id; at most 500. */
  facilities_ids: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
};

/** The days that statistics of posts are of, and of which locations. Without days they are the last 90 of the archive. */
export interface PostInsightFilters extends FiltersOf<typeof postInsightFields> {}

/** Tidies and counts filters of the statistics; days narrow nothing on their own. */
export const postInsightFilters: FilterDefinition<PostInsightFilters> = /* @__PURE__ */ defineFilters(
  postInsightFields,
  { modifiers: ['date_from', 'date_to'] },
);

/** Some filters to set; undefined takes one away. */
export type PostInsightFiltersChange = FiltersChange<PostInsightFilters>;

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyPostInsightFilters(filters: PostInsightFiltersChange): PostInsightFilters {
  return postInsightFilters.tidy(filters);
}

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface PostInsightPeriod {
  readonly from: string;
  readonly to: string;
}

/** The days that filters mean: their own, else the last 90 of the archive. */
export function postInsightPeriod({ date_from, date_to }: PostInsightFilters): PostInsightPeriod {
  return date_from && date_to ? { from: date_from, to: date_to } : defaultPostInsightPeriod;
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
  return parseFilters(postInsightFilters, params);
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
  return formatFilters(postInsightFilters, filters);
}
