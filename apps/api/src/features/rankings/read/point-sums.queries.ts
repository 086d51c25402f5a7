import { sql, type SQL } from 'drizzle-orm';
import { noTally, type RankTally } from '@pinfold/contract/features/rankings/rank-tally';
import type { RankBandCounts } from '@pinfold/contract/features/rankings/positions.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import type { PointedPeriod } from './asked-period.ts';
import { rankRows, type RankSource } from './rank-rows.ts';
import {
  summedBands,
  summedTally,
  toBands,
  toTally,
  type BandColumns,
  type TallyColumns,
} from './sum-rows.ts';
import { arePointsMonths } from './whole-months.ts';

/** What one point of a series adds up to. */
export interface PointSum extends RankTally {
  bands: RankBandCounts;
}

/** Adds up positions by point, of all keywords together; one sum of each point. */
export async function sumByPoint(
  queries: Queryable,
  source: RankSource,
  period: PointedPeriod,
): Promise<PointSum[]> {
  const found = await rows<PointRow>(queries, pointSumsStatement(source, period));
  return placed(found, period);
}

/** As `sumByPoint`, each keyword by itself; one without a position is not there. */
export async function sumTermsByPoint(
  queries: Queryable,
  source: RankSource,
  period: PointedPeriod,
): Promise<Map<number, PointSum[]>> {
  const found = await rows<PointRow & { term_id: number }>(
    queries,
    pointSumsStatement(source, period, { byTerm: true }),
  );
  const byTerm = Map.groupBy(found, ({ term_id }) => term_id);
  return new Map([...byTerm].map(([termId, ofTerm]) => [termId, placed(ofTerm, period)]));
}

function pointSumsStatement(
  source: RankSource,
  { points, ...period }: PointedPeriod,
  { byTerm = false } = {},
): SQL {
  const key = byTerm ? sql`r.term_id, ` : sql``;
  return sql`select ${key}width_bucket(r.day, ${`{${points.join(',')}}`}::date[]) as point, ${summedTally}, ${summedBands}
    from (${rankRows(source, period, { byMonth: arePointsMonths(points) })}) r group by ${key}point`;
}

interface PointRow extends TallyColumns, BandColumns {
  /** From 1. */
  point: number;
}

function placed(found: readonly PointRow[], { points }: PointedPeriod): PointSum[] {
  const sums = points.map(() => nothing);
  for (const row of found) sums[row.point - 1] = { ...toTally(row), bands: toBands(row) };
  return sums;
}

const nothing: PointSum = { ...noTally, bands: { top3: 0, top10: 0, top20: 0, beyond: 0 } };
