import type { LocationPositions, RankSummary } from '../ranking.ts';

/** What there is to say about one keyword in one location. */
export type RankCell =
  /** Nobody looks for it there. */
  | 'not_watched'
  /** Looked for, and not in this period. */
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
