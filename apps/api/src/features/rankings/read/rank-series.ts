import { sql, type SQL } from 'drizzle-orm';
import type { RankSeries, RankSummary } from '@pinfold/contract/features/rankings/positions.endpoints';
import {
  averageFound,
  averageOfAll,
  type RankTally,
  shareOfTop3,
} from '@pinfold/contract/features/rankings/rank-tally';
import { daysIn } from '@pinfold/contract/period';
import { type Queryable, rows } from '../../../database/database.ts';
import { rankRows, type RankSource } from './rank-rows.ts';
import type { PointSum } from './rank-sums.ts';
import { type PointedPeriod } from '../../../database/series-period.ts';

/** The measures of each point. */
export function toSeries(sums: readonly RankTally[]): RankSeries {
  return {
    best: sums.map(({ best }) => best),
    average: sums.map(averageFound),
    average_all: sums.map(averageOfAll),
    top3_share: sums.map(shareOfTop3),
    points: sums.map(({ points }) => points),
  };
}

/** A position and the day that it is of. */
export interface LatestRank {
  day: string;
  best: number | null;
}

export function toRankSummary(tally: RankTally, latest: LatestRank | undefined): RankSummary {
  return {
    best: tally.best,
    average: averageFound(tally),
    average_all: averageOfAll(tally),
    top3_share: shareOfTop3(tally),
    points: tally.points,
    latest: latest?.best ?? null,
    latest_on: latest?.day ?? null,
  };
}

/** Of several keywords or places: the best of the last day that any of them was measured. */
export function latestOfAll(latest: Iterable<LatestRank | undefined>): LatestRank | undefined {
  let last: LatestRank | undefined;
  for (const one of latest) {
    if (!one || (last && one.day < last.day)) continue;
    last = last && last.day === one.day ? { day: one.day, best: better(last.best, one.best) } : one;
  }
  return last;
}

function better(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** Returns the best rank of the last measured day of each keyword, only where the sums have one. */
export async function latestByTerm(
  queries: Queryable,
  source: RankSource,
  period: PointedPeriod,
  sums: ReadonlyMap<number, readonly PointSum[]>,
): Promise<Map<number, LatestRank>> {
  if (arePointsDays(period)) return latestOfTermDays(period, sums);
  const from = [...sums.values()].flatMap((ofTerm) => lastPoint(period, ofTerm) ?? []).toSorted()[0];
  if (from === undefined) return new Map();
  const found = await rows<LatestRank & { term_id: number }>(
    queries,
    latestStatement(source, { from, to: period.to }, { byTerm: true }),
  );
  return new Map(found.map(({ term_id, day, best }) => [term_id, { day, best }]));
}

/** The same of all keywords together. */
export async function latestOf(
  queries: Queryable,
  source: RankSource,
  period: PointedPeriod,
  sums: readonly PointSum[],
): Promise<LatestRank | undefined> {
  if (arePointsDays(period)) return latestOfDays(period, sums);
  const from = lastPoint(period, sums);
  if (from === undefined) return undefined;
  const [found] = await rows<LatestRank>(queries, latestStatement(source, { from, to: period.to }));
  return found && { day: found.day, best: found.best };
}

function latestStatement(
  source: RankSource,
  period: { from: string; to: string },
  { byTerm = false } = {},
): SQL {
  const found = rankRows(source, period, { byMonth: false });
  if (!byTerm)
    return sql`select r.day::text as day, min(r.best) as best from (${found}) r
      group by r.day order by r.day desc limit 1`;
  return sql`select distinct on (r.term_id) r.term_id, r.day::text as day, min(r.best) as best from (${found}) r
    group by r.term_id, r.day order by r.term_id, r.day desc`;
}

function latestOfTermDays(period: PointedPeriod, sums: ReadonlyMap<number, readonly PointSum[]>) {
  const found = new Map<number, LatestRank>();
  for (const [termId, ofTerm] of sums) {
    const latest = latestOfDays(period, ofTerm);
    if (latest) found.set(termId, latest);
  }
  return found;
}

function arePointsDays({ from, to, points }: PointedPeriod): boolean {
  return daysIn({ from, to }) === points.length;
}

function latestOfDays({ points }: PointedPeriod, sums: readonly PointSum[]): LatestRank | undefined {
  const index = sums.findLastIndex((sum) => sum.points > 0);
  const [day, sum] = [points[index], sums[index]];
  return day === undefined || !sum ? undefined : { day, best: sum.best };
}

/** The first day of the last point that has a position. */
function lastPoint({ points }: PointedPeriod, sums: readonly PointSum[]): string | undefined {
  return points[sums.findLastIndex((sum) => sum.points > 0)];
}
