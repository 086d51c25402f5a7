import { rankBands } from '@pinfold/contract/features/rankings/rank';
import type { RankOverview } from '../ranking.ts';
import { rankSeries } from '../rank-series.ts';
import { bandShares, bucketShare, type RankBucket } from './band-shares.ts';

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
