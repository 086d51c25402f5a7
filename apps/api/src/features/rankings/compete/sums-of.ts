import { addTallies, type RankTally } from '@pinfold/contract/features/rankings/rank-tally';
import type { Queryable } from '../../../database/database.ts';
import type { PointedPeriod } from '../read/asked-period.ts';
import { latestOf } from '../read/latest-in.queries.ts';
import { sumByPoint } from '../read/point-sums.queries.ts';
import type { RankSource } from '../read/rank-rows.ts';
import { latestOfAll, type LatestRank } from '../read/to-series.ts';

export interface PlacesSums {
  /** One of each point of the period. */
  sums: RankTally[];
  latest: LatestRank | undefined;
}

/** What own places and competitors add up to together, by point. */
export async function sumsOf(
  queries: Queryable,
  sources: readonly RankSource[],
  period: PointedPeriod,
): Promise<PlacesSums> {
  const parts = await Promise.all(
    sources.map(async (source) => {
      const sums = await sumByPoint(queries, source, period);
      return { sums, latest: await latestOf(queries, source, period, sums) };
    }),
  );
  return {
    sums: period.points.map((_, index) => addTallies(parts.flatMap(({ sums }) => sums[index] ?? []))),
    latest: latestOfAll(parts.map(({ latest }) => latest)),
  };
}
