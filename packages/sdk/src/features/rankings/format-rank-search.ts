import { tidyRankSearch, type RankSearch } from './rank-search.ts';

/**
 * Writes what a chart is about for an address; `parseRankSearch` reads it back.
 *
 * @example
 * ```ts
 * formatRankSearch({ facility: 7, keywords: ['kawiarnia'] }).toString(); // facility=7&keyword=kawiarnia
 * ```
 */
export function formatRankSearch(search: RankSearch): URLSearchParams {
  const { keywords = [], ...rest } = tidyRankSearch(search);
  const params = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
  );
  for (const keyword of keywords) params.append('keyword', keyword);
  return params;
}
