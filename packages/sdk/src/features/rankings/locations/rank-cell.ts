import { rankChange } from '@pinfold/contract/features/rankings/rank';
import type { LocationPositions, RankSummary } from '../ranking.ts';

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

/** How a position moved against an earlier one. */
export interface RankMove {
  /** `in` and `out` of the first twenty, where the number of places is not known. */
  kind: 'up' | 'down' | 'same' | 'in' | 'out';
  /** Places; of `in` and `out` at least so many. */
  by: number;
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

/** How far two positions are apart; null stands for not among the first twenty. */
export function moveOf(position: number | null, earlier: number | null): RankMove {
  const gain = rankChange(position, earlier);
  if (gain === 0) return { kind: 'same', by: 0 };
  if (earlier === null) return { kind: 'in', by: gain };
  if (position === null) return { kind: 'out', by: -gain };
  return gain > 0 ? { kind: 'up', by: gain } : { kind: 'down', by: -gain };
}
