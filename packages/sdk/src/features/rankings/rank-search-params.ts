import { maxRankKeywords, rankCharts } from '@pinfold/contract/features/rankings/rank';
import { datePresets, periodComparisons } from '@pinfold/contract/period';
import {
  choice,
  day,
  defineSearchParams,
  texts,
  type SearchParam,
  type SearchParams,
} from '../../state/search-params.ts';
import { daysInAddress } from './rank-period.ts';
import { maxKeywordLength, rankDrawings, tidyRankSearch, type RankSearch } from './rank-search.ts';

/**
 * Reads what a chart is about from an address. Words that mean nothing are passed over, since anybody can edit one.
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
