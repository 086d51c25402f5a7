import { maxRankKeywords, type RankOrder, rankOrders } from '@pinfold/contract/features/rankings/rank';
import { datePresets, type PeriodComparison, periodComparisons } from '@pinfold/contract/period';
import {
  choice,
  day,
  defineSearchParams,
  numbers,
  type SearchParams,
  text,
  texts,
} from '../../../state/search-params.ts';
import { daysInAddress, defaultRankPeriod, type RankPeriodChoice } from '../rank-period.ts';
import { maxKeywordLength } from '../rank-search.ts';

/** Of which locations positions are shown. A filter that is left out does not narrow anything. */
export interface RankLocationFilters {
  /** Part of the name, address, city or store code. */
  readonly q?: string;
  /** Any of these towns. */
  readonly cities?: readonly string[];
  /** Locations of any of these groups, by id. */
  readonly groups?: readonly number[];
}

/** A search of all locations' positions, with the names of an address. */
export interface RankLocationsSearch extends RankLocationFilters, RankPeriodChoice {
  /** At most 20. Left out, those that are watched for the most locations. */
  readonly keywords?: readonly string[];
  /** The earlier period that changes are measured against. Left out, the one just before. */
  readonly compare?: PeriodComparison;
  /** Left out, by name. `position` has the best first, `change` the greatest gain. */
  readonly order?: RankOrder;
  /** The keyword that the order and the map go by. Left out, the first one. */
  readonly keyword?: string;
}

/** Some of the search to set; undefined takes it away. */
export type RankLocationsSearchChange = {
  [Name in keyof RankLocationsSearch]?: RankLocationsSearch[Name] | undefined;
};

/** The defaults of an address without parameters. */
export const usualSearch: RankLocationsSearch & Required<Pick<RankLocationsSearch, 'compare' | 'order'>> = {
  ...defaultRankPeriod,
  compare: 'previous_term',
  order: 'name',
};

const filterNames = ['q', 'cities', 'groups'] as const satisfies (keyof RankLocationFilters)[];

const names: readonly (keyof RankLocationsSearch)[] = [
  ...filterNames,
  'keywords',
  'preset',
  'date_from',
  'date_to',
  'compare',
  'order',
  'keyword',
];

/** Drops empty and default values, so that equal searches are equal objects. */
export function tidyRankLocationsSearch(search: RankLocationsSearchChange): RankLocationsSearch {
  const usual: RankLocationsSearch = usualSearch;
  const hasDates = search.date_from !== undefined && search.date_to !== undefined && !search.preset;
  const dates = hasDates ? [] : ['date_from', 'date_to'];
  return Object.fromEntries(
    names
      .filter((name) => !isIdle(search[name]) && search[name] !== usual[name] && !dates.includes(name))
      .map((name) => [name, name === 'keywords' ? search.keywords?.slice(0, maxRankKeywords) : search[name]]),
  );
}

/** The filters of a search, without the rest of it. */
export function filtersOf({ q, cities, groups }: RankLocationFilters): RankLocationFilters {
  return {
    ...(q ? { q } : {}),
    ...(cities?.length ? { cities } : {}),
    ...(groups?.length ? { groups } : {}),
  };
}

/** True when anything narrows which locations are shown. */
export function hasRankLocationFilters(search: RankLocationFilters): boolean {
  return Object.keys(filtersOf(search)).length > 0;
}

function isIdle(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Reads a search from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseRankLocationsSearch(new URLSearchParams('keywords=kawiarnia&order=-change'));
 * // { keywords: ['kawiarnia'], order: '-change' }
 * ```
 */
export function parseRankLocationsSearch(params: URLSearchParams): RankLocationsSearch {
  const search = searchParams().parse(params);
  return tidyRankLocationsSearch({ ...search, ...daysInAddress(search) });
}

/**
 * Writes a search for an address; `parseRankLocationsSearch` reads it back.
 *
 * @example
 * ```ts
 * formatRankLocationsSearch({ keywords: ['kawiarnia'], preset: 'last_30_days' }).toString();
 * // keywords=kawiarnia&preset=last_30_days
 * ```
 */
export function formatRankLocationsSearch(search: RankLocationsSearch): URLSearchParams {
  return searchParams().format(tidyRankLocationsSearch(search));
}

function searchParams(): SearchParams<RankLocationsSearch> {
  return defineSearchParams<RankLocationsSearch>({
    q: text(200),
    cities: texts({ longest: 100 }),
    groups: numbers(),
    keywords: texts({ longest: maxKeywordLength }),
    preset: choice(datePresets),
    date_from: day(),
    date_to: day(),
    compare: choice(periodComparisons),
    order: choice(rankOrders),
    keyword: text(maxKeywordLength),
  });
}
