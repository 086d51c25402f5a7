import { missingRank } from '@pinfold/contract/rank-depth';
import type { RankMeasure, RankSummary } from './rank-series.ts';

/** Which of two is better by one measure, and by how much. */
export interface RankLead {
  /** `even` where the figures on the screen are the same. */
  leader: 'a' | 'b' | 'even';
  /** Places, or of `top3_share` a part of 1; never negative. */
  by: number;
}

/**
 * Returns which of two is better by one measure, compared as shown: averages rounded to a tenth, shares to a hundredth.
 * Undefined if one of them was not measured, or was not found and so has no average.
 *
 * @example
 * ```ts
 * const lead = rankLead('average_all', comparison.a.summary, comparison.b.summary);
 * ```
 */
export function rankLead(measure: RankMeasure, a: RankSummary, b: RankSummary): RankLead | undefined {
  const ours = shownFigure(measure, a);
  const theirs = shownFigure(measure, b);
  if (ours === null || theirs === null) return undefined;
  const scale = measure === 'top3_share' ? 100 : 10;
  const gain = Math.round((theirs - ours) * scale) / scale;
  const leader = gain === 0 ? 'even' : gain > 0 === (measure !== 'top3_share') ? 'a' : 'b';
  return { leader, by: Math.abs(gain) };
}

/** A measure as the screen shows it: rounded, and 21 for a place that was looked for and never found. */
export function shownFigure(measure: RankMeasure, summary: RankSummary): number | null {
  if (summary.points === 0) return null;
  const figure = summary[measure] ?? (measure === 'best' ? missingRank : null);
  if (figure === null) return null;
  const scale = measure === 'top3_share' ? 100 : 10;
  return Math.round(figure * scale) / scale;
}
