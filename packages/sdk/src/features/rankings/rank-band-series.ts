import { bandOf, type RankBand, rankBands } from '@pinfold/contract/features/rankings/rank';
import type { RankSeries } from '../../state/rank-series.ts';

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
