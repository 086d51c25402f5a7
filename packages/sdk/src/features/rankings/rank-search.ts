import { maxRankKeywords, type RankChartKind, rankCharts } from '@pinfold/contract/features/rankings/rank';
import { type PeriodComparison, periodComparisons } from '@pinfold/contract/period';
import {
  defineFilters,
  type FilterDefinition,
  type FiltersChange,
  type FiltersOf,
} from '../../state/define-filters.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../state/search-params.ts';
import { type SearchStart, useSearch, type UseSearchResult } from '../../state/use-search.ts';
import {
  changePeriod,
  daysInAddress,
  defaultPeriod,
  type PeriodChoice,
  periodFields,
  tidyPeriod,
} from '../../state/period-choice.ts';

/** Chart types of positions over time. */
export const rankDrawings = ['line', 'bar', 'doughnut'] as const;

/** One way to draw them. */
export type RankDrawing = (typeof rankDrawings)[number];

/** Characters of a keyword at most, as the API takes them. */
export const maxKeywordLength = 80;

const locationFields = {
  /** Id of the location. */
  facility: (kind: Kinds): SearchParam<number> => kind.id(),
};

const rankFields = {
  /** @defaultValue 'none' */
  compare: (kind: Kinds): SearchParam<PeriodComparison> => kind.choice(periodComparisons),
  /** The best position of each keyword, or the averages of the first one. @defaultValue 'top' */
  chart: (kind: Kinds): SearchParam<RankChartKind> => kind.choice(rankCharts),
  /** @defaultValue 'line' */
  drawing: (kind: Kinds): SearchParam<RankDrawing> => kind.choice(rankDrawings),
  /** @defaultValue 'chart' */
  view: (kind: Kinds): SearchParam<'chart' | 'table'> => kind.choice(['chart', 'table']),
  /** In the order of the series, twenty at most. Left out: the first five that are watched there. */
  keywords: (kind: Kinds): SearchParam<readonly string[]> => ({
    ...kind.texts({ longest: maxKeywordLength, most: maxRankKeywords }),
    key: 'keyword',
  }),
};

/** What a chart of positions is about. Whatever is left out takes its default, so that equal charts look equal. */
export interface RankSearch
  extends FiltersOf<typeof locationFields>, PeriodChoice, FiltersOf<typeof rankFields> {}

const rankSearch: FilterDefinition<RankSearch> = /* @__PURE__ */ defineFilters<RankSearch>(
  { ...locationFields, ...periodFields, ...rankFields },
  { defaults: { ...defaultPeriod, compare: 'none', chart: 'top', drawing: 'line', view: 'chart' } },
);

/** Drops what is as if left out. */
export function tidyRankSearch(search: RankSearchChange): RankSearch {
  return rankSearch.tidy(tidyPeriod(search));
}

/** Properties to set; undefined resets one to its default. */
export type RankSearchChange = FiltersChange<RankSearch>;

/** The search after a change: a period by its name ends one by its days, and the other way round. */
export function changedRankSearch(search: RankSearch, change: RankSearchChange): RankSearch {
  return tidyRankSearch(changePeriod(search, change));
}

/**
 * Reads a chart's search from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseRankSearch(new URLSearchParams('facility=7&keyword=kawiarnia&preset=previous_month'));
 * ```
 */
export function parseRankSearch(params: URLSearchParams): RankSearch {
  const search = parseFilters(rankSearch, params);
  return tidyRankSearch({ ...search, ...daysInAddress(search) });
}

/**
 * Writes what a chart is about for an address; `parseRankSearch` reads it back.
 *
 * @example
 * ```ts
 * formatRankSearch({ facility: 7, keywords: ['kawiarnia'] }).toString(); // facility=7&keyword=kawiarnia
 * ```
 */
export function formatRankSearch(search: RankSearch): URLSearchParams {
  return formatFilters(rankSearch, tidyPeriod(search));
}

/** Controlled or initial search. */
export interface RankSearchStart extends SearchStart<RankSearch> {}

/** What `useRankSearch` returns. */
export interface UseRankSearchResult extends UseSearchResult<RankSearch, RankSearchChange> {}

/**
 * What a chart of positions is about, held here or by you; `formatRankSearch` writes it into an address.
 *
 * @example
 * ```tsx
 * const { search, changeSearch } = useRankSearch({ defaultSearch: { facility: 7 } });
 * return <button onClick={() => changeSearch({ preset: 'previous_month' })}>{search.preset}</button>;
 * ```
 */
export function useRankSearch(start: RankSearchStart = {}): UseRankSearchResult {
  return useSearch(changedRankSearch, start);
}
