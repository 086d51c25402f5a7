import { maxRankKeywords, rankCharts } from '@pinfold/contract/features/rankings/rank';
import { checkPeriod, datePresets, periodComparisons } from '@pinfold/contract/period';
import { rankDrawings, tidyRankSearch, type RankSearch } from './rank-search.ts';

/**
 * Reads what a chart is about from an address. Words that mean nothing are passed over, since anybody can edit one.
 *
 * @example
 * ```ts
 * parseRankSearch(new URLSearchParams('facility=7&keyword=kawiarnia&preset=previous_month'));
 * ```
 */
export function parseRankSearch(params: URLSearchParams): RankSearch {
  const facility = Number(params.get('facility'));
  const keywords = params.getAll('keyword').map((keyword) => keyword.trim().slice(0, 80));
  const date_from = params.get('date_from') ?? undefined;
  const date_to = params.get('date_to') ?? undefined;
  // Whether it lies in the future is for the API to say, which knows the company's today.
  const isPeriod = checkPeriod({ from: date_from, to: date_to }, date_to ?? '') === undefined;
  return tidyRankSearch({
    facility: Number.isSafeInteger(facility) && facility > 0 ? facility : undefined,
    keywords: [...new Set(keywords)].filter(Boolean).slice(0, maxRankKeywords),
    preset: oneOf(datePresets, params.get('preset')),
    ...(isPeriod && { date_from, date_to }),
    compare: oneOf(periodComparisons, params.get('compare')),
    chart: oneOf(rankCharts, params.get('chart')),
    drawing: oneOf(rankDrawings, params.get('drawing')),
    view: oneOf(['chart', 'table'] as const, params.get('view')),
  });
}

function oneOf<Word extends string>(words: readonly Word[], text: string | null): Word | undefined {
  return words.find((word) => word === text);
}
