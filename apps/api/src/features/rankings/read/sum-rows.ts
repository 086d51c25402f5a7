import { sql, type SQL } from 'drizzle-orm';
import type { RankBandCounts } from '@pinfold/contract/features/rankings/search-positions';
import type { RankTally } from '@pinfold/contract/features/rankings/rank-tally';

/** Sums over rows of `rankRows`, as columns of a statement. */
export const summedTally: SQL = sql.raw(`min(r.best) as best, sum(r.points)::int8 as points,
  sum(r.found)::int8 as found, sum(r.sum)::int8 as sum, sum(r.top3)::int8 as top3`);

export const summedBands: SQL =
  sql.raw(`sum(r.band_top3)::int8 as band_top3, sum(r.band_top10)::int8 as band_top10,
  sum(r.band_top20)::int8 as band_top20, sum(r.band_beyond)::int8 as band_beyond`);

/** Drivers disagree about large numbers. */
type Count = number | string;

export type TallyColumns = { best: number | null } & Record<'points' | 'found' | 'sum' | 'top3', Count>;

export type BandColumns = Record<`band_${keyof RankBandCounts}`, Count | null>;

export function toTally({ best, points, found, sum, top3 }: TallyColumns): RankTally {
  return { best, points: Number(points), found: Number(found), sum: Number(sum), top3: Number(top3) };
}

/** A sum of nothing is null, and counts 0. */
export function toBands(row: BandColumns): RankBandCounts {
  return {
    top3: Number(row.band_top3),
    top10: Number(row.band_top10),
    top20: Number(row.band_top20),
    beyond: Number(row.band_beyond),
  };
}
