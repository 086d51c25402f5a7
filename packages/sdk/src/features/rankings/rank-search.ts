import { useCallback } from 'react';
import { maxRankKeywords, type RankChartKind, rankCharts } from '@pinfold/contract/features/rankings/rank';
import { datePresets, type PeriodComparison, periodComparisons } from '@pinfold/contract/period';
import {
  choice,
  day,
  defineSearchParams,
  type SearchParam,
  type SearchParams,
  texts,
} from '../../state/search-params.ts';
import { useControlled } from '../../state/use-controlled.ts';
import { daysInAddress, type RankPeriodChoice } from './rank-period.ts';

/** Chart types of positions over time. */
export const rankDrawings = ['line', 'bar', 'doughnut'] as const;

/** One way to draw them. */
export type RankDrawing = (typeof rankDrawings)[number];

/** Characters of a keyword at most, as the API takes them. */
export const maxKeywordLength = 80;

/** What a chart of positions is about. Whatever is left out takes its default, so that equal charts look equal. */
export interface RankSearch extends RankPeriodChoice {
  /** Id of the location. */
  readonly facility?: number;
  /** In the order of the series, twenty at most. Left out: the first five that are watched there. */
  readonly keywords?: readonly string[];
  /** @defaultValue 'none' */
  readonly compare?: PeriodComparison;
  /** The best position of each keyword, or the averages of the first one. @defaultValue 'top' */
  readonly chart?: RankChartKind;
  /** @defaultValue 'line' */
  readonly drawing?: RankDrawing;
  /** @defaultValue 'chart' */
  readonly view?: 'chart' | 'table';
}

/** Drops what is as if left out. */
export function tidyRankSearch(search: RankSearchChange): RankSearch {
  const { facility, keywords = [], preset, date_from, date_to, compare, chart, drawing, view } = search;
  return {
    ...(facility !== undefined && { facility }),
    ...(keywords.length > 0 && { keywords }),
    ...(preset ? preset !== 'last_90_days' && { preset } : date_from && date_to && { date_from, date_to }),
    ...(compare && compare !== 'none' && { compare }),
    ...(chart && chart !== 'top' && { chart }),
    ...(drawing && drawing !== 'line' && { drawing }),
    ...(view && view !== 'chart' && { view }),
  };
}

/** Properties to set; undefined resets one to its default. */
export type RankSearchChange = { [Name in keyof RankSearch]?: RankSearch[Name] | undefined };

/** The search after a change: a period by its name ends one by its days, and the other way round. */
export function changedRankSearch(search: RankSearch, change: RankSearchChange): RankSearch {
  const { preset: _preset, date_from: _from, date_to: _to, ...rest } = search;
  const isPeriod = 'preset' in change || 'date_from' in change || 'date_to' in change;
  return tidyRankSearch({ ...(isPeriod ? rest : search), ...change });
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
  const { keyword: keywords, ...search } = searchParams().parse(params);
  return tidyRankSearch({ ...search, ...daysInAddress(search), keywords });
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
  const { keywords: keyword, ...rest } = tidyRankSearch(search);
  return searchParams().format({ ...rest, keyword });
}

/** A search by its names in an address. */
type RankAddress = Omit<RankSearch, 'keywords'> & { keyword?: RankSearch['keywords'] | undefined };

function searchParams(): SearchParams<RankAddress> {
  return defineSearchParams<RankAddress>({
    facility: id,
    preset: choice(datePresets),
    date_from: day(),
    date_to: day(),
    compare: choice(periodComparisons),
    chart: choice(rankCharts),
    drawing: choice(rankDrawings),
    view: choice(['chart', 'table']),
    keyword: texts({ longest: maxKeywordLength, most: maxRankKeywords }),
  });
}

const id: SearchParam<number> = {
  read: ([given]) => {
    const value = Number(given);
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  },
  write: (value) => [String(value)],
};

/** Controlled or initial search. */
export interface RankSearchStart {
  /** Held by you, for example in the address. Left out, the hook holds it. */
  search?: RankSearch | undefined;
  /** The initial search, when uncontrolled. */
  defaultSearch?: RankSearch | undefined;
  /** The reader chose something else. */
  onSearchChange?: ((search: RankSearch) => void) | undefined;
}

const nothing: RankSearch = {};

/** What `useRankSearch` returns. */
export interface UseRankSearchResult {
  search: RankSearch;
  /** Replaces the whole search, as `RankChart` reports it. */
  setSearch: (value: RankSearch) => void;
  /** Changes some of it and keeps the rest. */
  changeSearch: (change: RankSearchChange) => void;
}

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
  const [search, hold] = useControlled(start.search, start.defaultSearch ?? nothing, start.onSearchChange);
  return {
    search,
    setSearch: hold,
    changeSearch: useCallback(
      (change: RankSearchChange) => hold(changedRankSearch(search, change)),
      [search, hold],
    ),
  };
}
