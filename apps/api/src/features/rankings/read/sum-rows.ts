import { sql, type SQL } from 'drizzle-orm';
import type { RankBandCounts } from '@pinfold/contract/features/rankings/positions.endpoints';
import type { RankTally } from '@pinfold/contract/features/rankings/rank-tally';

/** Sums over rows of `rankRows`, as columns of a statement. */
export const summedTally: SQL = sql.raw(`min(r.best) as best, sum(r.points)::int8 as points,
  sum(r.found)::int8 as found, sum(r.sum)::int8 as sum, sum(r.top3)::int8 as top3`);

export const summedBands: SQL =
  sql.raw(`sum(r.band_top3)::int8 as band_top3, sum(r.band_top10)::int8 as band_top10,
  sum(r.band_top20)::int8 as band_top20, sum(r.band_beyond)::int8 as band_beyond`);

export type TallyColumns = { best: number | null } & Record<'points' | 'found' | 'sum' | 'top3', number>;

export type BandColumns = Record<`band_${keyof RankBandCounts}`, number | null>;

export function toTally({ best, points, found, sum, top3 }: TallyColumns): RankTally {
  return { best, points, found, sum, top3 };
}

/** A sum of nothing is null, and counts 0. */
export function toBands(row: BandColumns): RankBandCounts {
  return {
    top3: row.band_top3 ?? 0,
    top10: row.band_top10 ?? 0,
    top20: row.band_top20 ?? 0,
    beyond: row.band_beyond ?? 0,
  };
}
