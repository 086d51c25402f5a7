import { rankOrders } from '@pinfold/contract/features/rankings/rank';
import { datePresets, earliestDate, periodComparisons } from '@pinfold/contract/period';
import { tidyRankLocationsSearch, type RankLocationsSearch } from './rank-locations-search.ts';

/** Most groups, and the longest keyword, that the API takes. */
const maxGroups = 500;
const maxKeywordLength = 80;

/**
 * Reads a search from an address. Words that mean nothing are passed over, since anybody can edit an address.
 *
 * @example
 * ```ts
 * parseRankLocationsSearch(new URLSearchParams('keywords=kawiarnia&order=-change'));
 * // { keywords: ['kawiarnia'], order: '-change' }
 * ```
 */
export function parseRankLocationsSearch(params: URLSearchParams): RankLocationsSearch {
  const [from, to] = [dayOf(params.get('date_from')), dayOf(params.get('date_to'))];
  const isPeriod = from !== undefined && to !== undefined && from <= to;
  const [orderKeyword] = wordsOf(params.getAll('keyword'));
  return tidyRankLocationsSearch({
    q: params.get('q')?.trim().slice(0, 200),
    cities: distinct(params.getAll('cities').map((city) => city.trim().slice(0, 100))),
    groups: distinct((params.get('groups') ?? '').split(',').map(Number))
      .filter((id) => Number.isSafeInteger(id) && id > 0)
      .slice(0, maxGroups),
    keywords: wordsOf(params.getAll('keywords')),
    preset: datePresets.find((preset) => preset === params.get('preset')),
    date_from: isPeriod ? from : undefined,
    date_to: isPeriod ? to : undefined,
    compare: periodComparisons.find((comparison) => comparison === params.get('compare')),
    order: rankOrders.find((order) => order === params.get('order')),
    keyword: orderKeyword,
  });
}

function wordsOf(texts: readonly string[]): string[] {
  return distinct(texts.map((text) => text.trim())).filter((text) => text.length <= maxKeywordLength);
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)].filter((value) => value !== '');
}

function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text < earliestDate) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
