import { defaultPostInsightPeriod } from '@pinfold/contract/features/publications/post-insights';
import { day, defineSearchParams, numbers, type SearchParams } from '../../state/search-params.ts';

/** The days that statistics of posts are of, and of which locations. Without days they are the last 90 of the archive. */
export interface PostInsightFilters {
  /** `YYYY-MM-DD`; with `date_to` only. */
  readonly date_from?: string;
  /** The last day, included: 2023-02-28 at the latest. */
  readonly date_to?: string;
  /** Locations of any of these groups, by id. */
  readonly groups?: readonly number[];
  /** Only these locations, by id; at most 500. */
  readonly facilities_ids?: readonly number[];
}

/** Some filters to set; undefined takes one away. */
export type PostInsightFiltersChange = {
  [Name in keyof PostInsightFilters]?: PostInsightFilters[Name] | undefined;
};

const names = ['date_from', 'date_to', 'groups', 'facilities_ids'] as const;

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyPostInsightFilters(filters: PostInsightFiltersChange): PostInsightFilters {
  const isSet = (value: PostInsightFiltersChange[keyof PostInsightFilters]) =>
    value !== undefined && value.length > 0;
  return Object.fromEntries(
    names.filter((name) => isSet(filters[name])).map((name) => [name, filters[name]]),
  );
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
  return searchParams().parse(params);
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
  return searchParams().format(filters);
}

function searchParams(): SearchParams<PostInsightFilters> {
  return defineSearchParams<PostInsightFilters>({
    date_from: day(),
    date_to: day(),
    groups: numbers(),
    facilities_ids: numbers(),
  });
}
