import { parseRankSearch } from '../parse-rank-search.ts';
import { comparedPlaceKinds, tidyComparedSet, type ComparedSetChoice } from './compared-set.ts';
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
  const { preset, date_from, date_to, view } = parseRankSearch(params);
  return tidyComparisonSearch({
    a: parseSet(params, 'a'),
    b: parseSet(params, 'b'),
    preset,
    date_from,
    date_to,
    view,
    measure: comparedMeasures.find((measure) => measure === params.get('measure')),
  });
}

function parseSet(params: URLSearchParams, side: 'a' | 'b'): ComparedSetChoice | undefined {
  const places = comparedPlaceKinds.map((kind) => {
    const ids = (params.get(`${side}_${kind}`) ?? '').split(',').map(Number);
    return [kind, ids.filter((id) => Number.isSafeInteger(id) && id > 0)] as const;
  });
  const keywords = params.getAll(`${side}_keyword`).map((keyword) => keyword.trim().slice(0, 80));
  return tidyComparedSet({ ...Object.fromEntries(places), keywords: keywords.filter(Boolean) });
}
