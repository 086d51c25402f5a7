import { maxRankKeywords, type RankOrder, rankOrders } from '@pinfold/contract/features/rankings/rank';
import { type PeriodComparison, periodComparisons } from '@pinfold/contract/period';
import {
  defineFilters,
  type FilterDefinition,
  type FiltersChange,
  type FiltersOf,
} from '../../../state/define-filters.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../../state/search-params.ts';
import {
  daysInAddress,
  defaultPeriod,
  type PeriodChoice,
  periodFields,
  tidyPeriod,
} from '../../../state/period-choice.ts';
import { maxKeywordLength } from '../rank-search.ts';

const rankLocationFields = {
  /** Part of the name, address, city or store code. */
  q: (kind: Kinds): SearchParam<string> => kind.text(200),
  /** Any of these towns. */
  cities: (kind: Kinds): SearchParam<readonly string[]> => kind.texts({ longest: 100 }),
  /** Locations of any of these groups, by id. */
  groups: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
};

/** Of which locations positions are shown. A filter that is left out does not narrow anything. */
export interface RankLocationFilters extends FiltersOf<typeof rankLocationFields> {}

const rankLocationFilters: FilterDefinition<RankLocationFilters> =
  /* @__PURE__ */ defineFilters(rankLocationFields);

const keywordFields = {
  /** At most 20. Left out, those that are watched for the most locations. */
  keywords: (kind: Kinds): SearchParam<readonly string[]> => kind.texts({ longest: maxKeywordLength }),
};

const searchFields = {
  /** The earlier period that changes are measured against. Left out, the one just before. */
  compare: (kind: Kinds): SearchParam<PeriodComparison> => kind.choice(periodComparisons),
  /** Left out, by name. `position` has the best first, `change` the greatest gain. */
  order: (kind: Kinds): SearchParam<RankOrder> => kind.choice(rankOrders),
  /** The keyword that the order and the map go by. Left out, the first one. */
  keyword: (kind: Kinds): SearchParam<string> => kind.text(maxKeywordLength),
};

/** A search of all locations' positions, with the names of an address. */
export interface RankLocationsSearch
  extends
    RankLocationFilters,
    FiltersOf<typeof keywordFields>,
    PeriodChoice,
    FiltersOf<typeof searchFields> {}

/** Some of the search to set; undefined takes it away. */
export type RankLocationsSearchChange = FiltersChange<RankLocationsSearch>;

/** The defaults of an address without parameters. */
export const usualSearch: RankLocationsSearch & Required<Pick<RankLocationsSearch, 'compare' | 'order'>> = {
  ...defaultPeriod,
  compare: 'previous_term',
  order: 'name',
};

const rankLocationsSearch: FilterDefinition<RankLocationsSearch> =
  /* @__PURE__ */ defineFilters<RankLocationsSearch>(
    { ...rankLocationFields, ...keywordFields, ...periodFields, ...searchFields },
    { defaults: usualSearch },
  );

/** Drops empty and default values, so that equal searches are equal objects. */
export function tidyRankLocationsSearch(search: RankLocationsSearchChange): RankLocationsSearch {
  const keywords = search.keywords?.slice(0, maxRankKeywords);
  return rankLocationsSearch.tidy(tidyPeriod({ ...search, keywords }));
}

/** The filters of a search, without the rest of it. */
export function filtersOf(search: RankLocationFilters): RankLocationFilters {
  return rankLocationFilters.tidy(search);
}

/** True when anything narrows which locations are shown. */
export function hasRankLocationFilters(search: RankLocationFilters): boolean {
  return rankLocationFilters.has(search);
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
  const search = parseFilters(rankLocationsSearch, params);
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
  return formatFilters(rankLocationsSearch, tidyRankLocationsSearch(search));
}
