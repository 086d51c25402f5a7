import { sql, type SQL } from 'drizzle-orm';
import type { RankBandCounts } from '@pinfold/contract/features/rankings/positions.endpoints';
import { noTally, type RankTally } from '@pinfold/contract/features/rankings/rank-tally';
import type { Period } from '@pinfold/contract/period';
import { isWithin } from '../../../database/company-days.ts';
import { type Queryable, rows } from '../../../database/database.ts';
import { rankRows, type RankSource } from './rank-rows.ts';
import type { LatestRank } from './rank-series.ts';
import { atPoints, type PointedPeriod, pointOf } from '../../../database/series-period.ts';
import { arePointsMonths } from '../../../database/whole-months.ts';
import { idList } from '../../../database/int8.ts';

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
  return sumsAtPoints(found, period);
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
  return new Map([...byTerm].map(([termId, ofTerm]) => [termId, sumsAtPoints(ofTerm, period)]));
}

function pointSumsStatement(
  source: RankSource,
  { points, ...period }: PointedPeriod,
  { byTerm = false } = {},
): SQL {
  const key = byTerm ? sql`r.term_id, ` : sql``;
  return sql`select ${key}${pointOf(sql`r.day`, points)} as point, ${summedTally}, ${summedBands}
    from (${rankRows(source, period, { byMonth: arePointsMonths(points) })}) r group by ${key}point`;
}

interface PointRow extends TallyColumns, BandColumns {
  /** From 1. */
  point: number;
}

function sumsAtPoints(found: readonly PointRow[], { points }: PointedPeriod): PointSum[] {
  return atPoints(found, points, { sumOf: (row) => ({ ...toTally(row), bands: toBands(row) }), nothing });
}

const nothing: PointSum = { ...noTally, bands: { top3: 0, top10: 0, top20: 0, beyond: 0 } };

/** What a location's positions by a keyword add up to in a period. */
export interface LocationSum {
  tally: RankTally;
  latest: LatestRank;
}

interface LocationPairs {
  companyId: number;
  locationIds: readonly number[];
  termIds: readonly number[];
}

/** By location and keyword, as `pairKey` names them; a pair without a position is not there. */
export async function sumByLocation(
  queries: Queryable,
  pairs: LocationPairs,
  period: Period,
): Promise<Map<string, LocationSum>> {
  if (pairs.locationIds.length === 0 || pairs.termIds.length === 0) return new Map();
  const found = await rows<LocationSumRow>(queries, locationSumsStatement(pairs, period));
  return new Map(
    found.map((row) => [
      pairKey(row.location_id, row.term_id),
      { tally: toTally(row), latest: { day: row.latest_on, best: row.latest } },
    ]),
  );
}

export function pairKey(locationId: number, termId: number): string {
  return `${locationId}/${termId}`;
}

/** Sums whole months from `rank_months`; reads the last day of each pair by its key. */
function locationSumsStatement({ companyId, locationIds, termIds }: LocationPairs, period: Period): SQL {
  const source = { companyId, termIds, locationIds: idList(locationIds) };
  return sql`with summed as (
      select r.location_id, r.term_id, ${summedTally}
      from (${rankRows(source, period, { byMonth: true })}) r group by r.location_id, r.term_id)
    select s.*, last.day::text as latest_on, last.best as latest from summed s
    cross join lateral (select d.day, d.best from rank_days d
      where d.company_id = ${companyId} and d.location_id = s.location_id and d.term_id = s.term_id
        and ${isWithin(sql`d.day`, period)}
      order by d.day desc limit 1) last`;
}

interface LocationSumRow extends TallyColumns {
  location_id: number;
  term_id: number;
  latest_on: string;
  latest: number | null;
}

/** Sums over rows of `rankRows`, as columns of a statement. */
const summedTally: SQL = sql.raw(`min(r.best) as best, sum(r.points)::int8 as points,
  sum(r.found)::int8 as found, sum(r.sum)::int8 as sum, sum(r.top3)::int8 as top3`);

const summedBands: SQL = sql.raw(`sum(r.band_top3)::int8 as band_top3, sum(r.band_top10)::int8 as band_top10,
  sum(r.band_top20)::int8 as band_top20, sum(r.band_beyond)::int8 as band_beyond`);

type TallyColumns = { best: number | null } & Record<'points' | 'found' | 'sum' | 'top3', number>;

type BandColumns = Record<`band_${keyof RankBandCounts}`, number | null>;

function toTally({ best, points, found, sum, top3 }: TallyColumns): RankTally {
  return { best, points, found, sum, top3 };
}

/** A sum of nothing is null, and counts 0. */
function toBands(row: BandColumns): RankBandCounts {
  return {
    top3: row.band_top3 ?? 0,
    top10: row.band_top10 ?? 0,
    top20: row.band_top20 ?? 0,
    beyond: row.band_beyond ?? 0,
  };
}
