import type { InsightKeyword } from '@pinfold/contract/features/insights/insights.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Period } from '@pinfold/contract/period';
import type { Queryable } from '../../../database/database.ts';
import type { ExportSheet } from '../../../exports/define-export.ts';
import { linesAtOnce } from '../../../exports/sheet-lines.ts';
import { labels, translate } from '../../../i18n/i18n.ts';
import { insightKeywordPage, knownKeywordMonths } from '../read/insight-keywords.queries.ts';
import type { InsightSource } from '../read/insight-rows.ts';
import { sumColumn } from './insight-sheets.ts';

/** The most frequent are enough for a file: a large chain has hundreds of thousands that hardly anybody searched for. */
const mostKeywords = 10_000;

/** Returns how many lines the sheet of keywords is going to have. */
export async function countKeywordLines(
  queries: Queryable,
  source: InsightSource,
  months: Period,
): Promise<number> {
  const paging = { page: 1, page_size: 1 };
  const { count } = await insightKeywordPage(queries, source, { months, known: undefined, paging });
  return Math.min(count, mostKeywords);
}

/**
 * A line a keyword, the most frequent first. What Google tells only as a threshold is a text, so that no sum takes it for
 * a number of people.
 * @param months by their first days
 */
export function keywordSheet(
  queries: Queryable,
  language: Language,
  source: InsightSource,
  months: Period,
): ExportSheet {
  const { sheets, columns } = labels(language, 'insight_export');
  const people = sumColumn(columns.people, { from: months.from.slice(0, 7), to: months.to.slice(0, 7) });
  return {
    name: sheets.keywords,
    header: [columns.keyword, people, columns.further, columns.locations, columns.before],
    lines: linesAtOnce(async () => {
      const known = await knownKeywordMonths(queries, source, months.to);
      const paging = { page: 1, page_size: mostKeywords };
      const { results } = await insightKeywordPage(queries, source, { months, known, paging });
      return results.map((found) => keywordLine(found, language));
    }),
  };
}

function keywordLine(
  { keyword, value, below_threshold, locations, before }: InsightKeyword,
  language: Language,
) {
  const below =
    below_threshold === 0
      ? null
      : translate(language, 'insight_export.fewer_than', { count: below_threshold });
  return value === 0 && below !== null
    ? [keyword, below, null, locations, before]
    : [keyword, value, below, locations, before];
}
