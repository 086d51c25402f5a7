import { rankOrders } from '@pinfold/contract/features/rankings/rank';
import { datePresets, periodComparisons } from '@pinfold/contract/period';
import {
  choice,
  day,
  defineSearchParams,
  numbers,
  text,
  texts,
  type SearchParams,
} from '../../../state/search-params.ts';
import { daysInAddress } from '../rank-period.ts';
import { maxKeywordLength } from '../rank-search.ts';
import { tidyRankLocationsSearch, type RankLocationsSearch } from './rank-locations-search.ts';

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
