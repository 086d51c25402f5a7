import { datePresets } from '@pinfold/contract/period';
import {
  choice,
  day,
  defineSearchParams,
  numbers,
  texts,
  type SearchParams,
} from '../../../state/search-params.ts';
import { daysInAddress, type RankPeriodChoice } from '../rank-period.ts';
import { maxKeywordLength } from '../rank-search.ts';
import { tidyComparedSet, type ComparedPlaceKind } from './compared-set.ts';
import { comparedMeasures, tidyComparisonSearch, type ComparisonSearch } from './comparison-search.ts';

/**
 * Reads what the comparator is about from an address. Words that mean nothing are passed over, since anybody can edit one.
 *
 * @example
 * ```ts
 * parseComparisonSearch(new URLSearchParams('a_groups=1&b_groups=2&a_keyword=kawa&b_keyword=kawa'));
 * ```
 */
export function parseComparisonSearch(params: URLSearchParams): ComparisonSearch {
  const found = searchParams().parse(params);
  const setOf = (side: Side) => ({
    facilities_ids: found[`${side}_facilities_ids`],
    groups: found[`${side}_groups`],
    competitors: found[`${side}_competitors`],
    keywords: found[`${side}_keyword`],
  });
  return tidyComparisonSearch({
    ...found,
    ...daysInAddress(found),
    a: tidyComparedSet(setOf('a')),
    b: tidyComparedSet(setOf('b')),
  });
}

/**
 * Writes what the comparator is about for an address; `parseComparisonSearch` reads it back.
 *
 * @example
 * ```ts
 * formatComparisonSearch({ a: { groups: [1] }, b: { groups: [2] } }).toString(); // a_groups=1&b_groups=2
 * ```
 */
export function formatComparisonSearch(search: ComparisonSearch): URLSearchParams {
  const { a, b, ...rest } = tidyComparisonSearch(search);
  return searchParams().format({
    ...rest,
    a_facilities_ids: a?.facilities_ids,
    a_groups: a?.groups,
    a_competitors: a?.competitors,
    a_keyword: a?.keywords,
    b_facilities_ids: b?.facilities_ids,
    b_groups: b?.groups,
    b_competitors: b?.competitors,
    b_keyword: b?.keywords,
  });
}

type Side = 'a' | 'b';

/** A comparison by its names in an address. */
type ComparisonAddress = RankPeriodChoice &
  Pick<ComparisonSearch, 'measure' | 'view'> & {
    [Name in `${Side}_${ComparedPlaceKind}`]?: readonly number[] | undefined;
  } & { [Name in `${Side}_keyword`]?: readonly string[] | undefined };

function searchParams(): SearchParams<ComparisonAddress> {
  const keyword = texts({ longest: maxKeywordLength });
  return defineSearchParams<ComparisonAddress>({
    a_facilities_ids: numbers(),
    a_groups: numbers(),
    a_competitors: numbers(),
    a_keyword: keyword,
    b_facilities_ids: numbers(),
    b_groups: numbers(),
    b_competitors: numbers(),
    b_keyword: keyword,
    preset: choice(datePresets),
    date_from: day(),
    date_to: day(),
    measure: choice(comparedMeasures),
    view: choice(['chart', 'table']),
  });
}
