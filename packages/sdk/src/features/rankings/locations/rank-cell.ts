import { moveOf, type RankMove } from '../../../state/rank-move.ts';
import type { RankSummary } from '../../../state/rank-series.ts';
import type { LocationPositions } from '../ranking.ts';

/** State of one keyword in one location. */
export type RankCell =
  /** The keyword is not watched for the location. */
  | 'not_watched'
  /** Watched, but not measured in this period. */
  | 'not_measured'
  /** Not among the first twenty on the last day that was measured. */
  | 'beyond'
  /** 1 to 20 on that day. */
  | number;

/** What the cell of a keyword shows; a keyword that is no longer watched keeps what was measured. */
export function rankCell({
  is_watched,
  summary,
}: Pick<LocationPositions['keywords'][number], 'is_watched'> & { summary: RankSummary }): RankCell {
  if (summary.latest_on !== null) return summary.latest ?? 'beyond';
  return is_watched ? 'not_measured' : 'not_watched';
}

/**
 * How the latest position of a period differs from that of the earlier one; undefined where either was not measured.
 *
 * @example
 * ```ts
 * rankMove(row.total, row.total_compared)?.kind === 'up'; // nearer to the first place
 * ```
 */
export function rankMove(now: RankSummary, before: RankSummary | null): RankMove | undefined {
  if (!before || now.latest_on === null || before.latest_on === null) return undefined;
  return moveOf(now.latest, before.latest);
}
