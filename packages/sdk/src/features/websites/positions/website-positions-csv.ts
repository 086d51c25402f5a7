import { csvText } from '@pinfold/contract/csv-text';
import type { Language } from '@pinfold/contract/languages';
import { rankDepth } from '@pinfold/contract/rank-depth';
import type { OrganicKeywordResults } from './organic-results.queries.ts';

/** Headings of a file of positions, and the names in it. */
export interface WebsitePositionsCsvMessages {
  keyword: string;
  place: string;
  date: string;
  position: string;
  page: string;
  above: string;
  /** The name of a search location. */
  nameOf: (location: number) => string;
  /** What stood above, in words. */
  aboveOf: (above: OrganicKeywordResults['results'][number]['above']) => string;
}

/**
 * Positions of a website as a spreadsheet in this language reads them, a line for each search: with formulas made
 * harmless. A day without a search has no line; looked for and not found is `20+`.
 *
 * @example
 * ```tsx
 * const { rows = [] } = useWebsitePositions();
 * const text = websitePositionsCsv(rows, {
 *   keyword: 'Keyword',
 *   place: 'Place',
 *   date: 'Date',
 *   position: 'Position',
 *   page: 'Page',
 *   above: 'Above',
 *   nameOf: String,
 *   aboveOf: (above) => above.join(', '),
 * });
 * ```
 */
export function websitePositionsCsv(
  rows: readonly OrganicKeywordResults[],
  messages: WebsitePositionsCsvMessages,
  language: Language = 'en',
): string {
  const { keyword, place, date, position, page, above, nameOf, aboveOf } = messages;
  const lines = rows.flatMap((row) =>
    row.results.map((result) => [
      row.keyword,
      nameOf(row.search_location),
      result.searched_at,
      result.position ?? `${rankDepth}+`,
      result.url,
      aboveOf(result.above),
    ]),
  );
  return csvText([[keyword, place, date, position, page, above], ...lines], language);
}
