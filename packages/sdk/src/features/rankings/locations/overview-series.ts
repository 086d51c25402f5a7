import { type RankBand, rankBands } from '@pinfold/contract/features/rankings/rank';
import { rankSeries } from '../../../state/rank-series.ts';
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

/** What the chart of all locations shows: bands, one bucket, the averages, or bands of the whole period. */
export const overviewShows = ['bands', 'bucket', 'average', 'period'] as const;

/** One of them. */
export type OverviewShow = (typeof overviewShows)[number];

/** One series of the chart of all locations; null where nothing was measured. */
export interface OverviewSeries {
  id: string;
  values: (number | null)[];
  /** The same of the earlier period. */
  compared?: (number | null)[];
}

type Part = Pick<RankOverview, 'series' | 'bands'>;

/**
 * Series for one way to show positions of all locations: shares of 0 to 1, averages, or counts of measured days for the
 * whole period.
 *
 * @example
 * ```ts
 * const [top10] = overviewSeries(overview, 'bucket', 'top10');
 * ```
 */
export function overviewSeries(
  overview: RankOverview,
  show: OverviewShow,
  bucket: RankBucket = 'top3',
): OverviewSeries[] {
  const before: Part | null = overview.before;
  switch (show) {
    case 'bands': {
      const shares = overview.bands.map(bandShares);
      return rankBands.map((band) => ({ id: band, values: shares.map((share) => share?.[band] ?? null) }));
    }
    case 'bucket': {
      const sharesOf = ({ bands }: Part) => bands.map((counts) => bucketShare(counts, bucket));
      return [{ id: bucket, values: sharesOf(overview), ...(before && { compared: sharesOf(before) }) }];
    }
    case 'average':
      return (['average', 'average_all'] as const).map((measure) => ({
        id: measure,
        values: rankSeries(overview.series, measure),
        ...(before && { compared: rankSeries(before.series, measure) }),
      }));
    case 'period':
      return rankBands.map((band) => ({
        id: band,
        values: overview.bands.map((counts) => counts[band]),
        ...(before && { compared: before.bands.map((counts) => counts[band]) }),
      }));
  }
}
