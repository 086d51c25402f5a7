import { csvText } from '@pinfold/contract/csv-text';
import type { Language } from '@pinfold/contract/languages';
import type { Positions } from './ranking.ts';
import type { RankSeries } from '../../state/rank-series.ts';

/** Headings of a file of positions, and what it calls the two periods. */
export interface PositionsCsvMessages {
  keyword: string;
  date: string;
  period: string;
  best: string;
  average: string;
  average_all: string;
  top3_share: string;
  points: string;
  /** The chosen period. */
  now: string;
  /** The earlier one. */
  before: string;
}

/**
 * Positions as a spreadsheet in this language reads them, a line for each keyword and point: with the mark that has it read UTF-8, and
 * with formulas made harmless. Nothing measured is an empty line; beyond the twentieth is `20+`.
 *
 * @example
 * ```ts
 * const text = positionsCsv(positions, messages);
 * ```
 */
export function positionsCsv(
  positions: Positions,
  messages: PositionsCsvMessages,
  language: Language = 'en',
): string {
  const heading = [
    messages.keyword,
    messages.period,
    messages.date,
    messages.best,
    messages.average,
    messages.average_all,
    messages.top3_share,
    messages.points,
  ];
  const rows = positions.keywords.flatMap(({ keyword, series, compared }) => [
    ...rowsOf(keyword, messages.now, positions.dates, series),
    ...(compared && positions.compared
      ? rowsOf(keyword, messages.before, positions.compared.dates, compared.series)
      : []),
  ]);
  return csvText([heading, ...rows], language);
}

function rowsOf(keyword: string, period: string, dates: readonly string[], series: RankSeries) {
  return dates.map((date, index) => {
    const points = series.points[index] ?? 0;
    const best = points === 0 ? null : (series.best[index] ?? '20+');
    return [
      keyword,
      period,
      date,
      best,
      rounded(series.average[index]),
      rounded(series.average_all[index]),
      rounded(series.top3_share[index]),
      points,
    ];
  });
}

function rounded(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value * 1000) / 1000;
}
