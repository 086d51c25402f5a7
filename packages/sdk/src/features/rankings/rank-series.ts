import { bandOf, missingRank, type RankBand, rankBands } from '@pinfold/contract/features/rankings/rank';
import type { RankSeries } from './ranking.ts';

/** What a series can show. */
export type RankMeasure = 'best' | 'average' | 'average_all' | 'top3_share';

/**
 * One measure as a chart draws it: null where nothing was measured, and 21 where the place was looked for and is not
 * among the first twenty.
 *
 * @example
 * ```ts
 * const lines = positions.keywords.map(({ series }) => rankSeries(series, 'best'));
 * ```
 */
export function rankSeries(series: RankSeries, measure: RankMeasure): (number | null)[] {
  return series.points.map((points, index) => {
    if (points === 0) return null;
    return series[measure][index] ?? (measure === 'top3_share' ? 0 : missingRank);
  });
}

/**
 * At each point, how many keywords have their best position in each band. Keywords that were not measured are in none;
 * null where none was.
 *
 * @example
 * ```ts
 * const { top3 } = rankBandSeries(positions.keywords.map(({ series }) => series));
 * ```
 */
export function rankBandSeries(keywords: readonly RankSeries[]): Record<RankBand, (number | null)[]> {
  const count = keywords[0]?.points.length ?? 0;
  const bands: Record<RankBand, (number | null)[]> = { top3: [], top10: [], top20: [], beyond: [] };
  for (let index = 0; index < count; index += 1) {
    const measured = keywords.filter(({ points }) => (points[index] ?? 0) > 0);
    const found = measured.map(({ best }) => bandOf(best[index] ?? null));
    for (const band of rankBands)
      bands[band].push(measured.length === 0 ? null : found.filter((one) => one === band).length);
  }
  return bands;
}
