import { sql, type SQL } from 'drizzle-orm';
import type { RankTally } from '@pinfold/contract/features/rankings/rank-tally';
import type { Period } from '@pinfold/contract/period';
import { rows, type Queryable } from '../../../database/database.ts';
import { locationList, rankRows } from './rank-rows.ts';
import { summedTally, toTally, type TallyColumns } from './sum-rows.ts';
import type { LatestRank } from './to-series.ts';

/** What a location's positions by a keyword add up to in a period. */
export interface LocationSum {
  tally: RankTally;
  latest: LatestRank;
}

export interface LocationPairs {
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

/** Whole months are read as months; the last day of each pair is then looked up, not searched for. */
function locationSumsStatement({ companyId, locationIds, termIds }: LocationPairs, period: Period): SQL {
  const source = { companyId, termIds, locationIds: locationList(locationIds) };
  return sql`with summed as (
      select r.location_id, r.term_id, ${summedTally}
      from (${rankRows(source, period, { byMonth: true })}) r group by r.location_id, r.term_id)
    select s.*, last.day::text as latest_on, last.best as latest from summed s
    cross join lateral (select d.day, d.best from rank_days d
      where d.company_id = ${companyId} and d.location_id = s.location_id and d.term_id = s.term_id
        and d.day between ${period.from}::date and ${period.to}::date
      order by d.day desc limit 1) last`;
}

interface LocationSumRow extends TallyColumns {
  location_id: number;
  term_id: number;
  latest_on: string;
  latest: number | null;
}
