import { rankBands, type RankBand } from '@pinfold/contract/features/rankings/rank';
import type { RankOverview } from '../ranking.ts';

/** How many measured days fall into each band. */
export type BandCounts = RankOverview['total'];

/** Positions up to which a bucket counts (product spec, section 3). */
export const rankBuckets = ['top3', 'top10', 'top20'] as const;
/** One bucket: the first 3, 10 or 20. */
export type RankBucket = (typeof rankBuckets)[number];

/** Share of each band, 0 to 1; null where nothing was measured. */
export function bandShares(counts: BandCounts): Record<RankBand, number> | null {
  const days = daysOf(counts);
  if (days === 0) return null;
  const { top3, top10, top20, beyond } = counts;
  return { top3: top3 / days, top10: top10 / days, top20: top20 / days, beyond: beyond / days };
}

/**
 * Share of measured days that were among the first 3, 10 or 20, 0 to 1; null where nothing was measured. Buckets hold
 * each other: who is among the first 3 is among the first 10 as well.
 */
export function bucketShare(counts: BandCounts, bucket: RankBucket): number | null {
  const days = daysOf(counts);
  if (days === 0) return null;
  const last = rankBuckets.indexOf(bucket);
  return rankBuckets.slice(0, last + 1).reduce((sum, band) => sum + counts[band], 0) / days;
}

function daysOf(counts: BandCounts): number {
  return rankBands.reduce((sum, band) => sum + counts[band], 0);
}
