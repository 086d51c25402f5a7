import { sql } from 'drizzle-orm';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import { rows, type Queryable } from '../../../database/database.ts';
import type { LookupResult } from '../rankings.table.ts';
import { addMeasuredDays, type MeasuredDay } from './add-measured-days.ts';

/** A location, a keyword and a day. */
export interface DayOfPair {
  location_id: number;
  term_id: number;
  day: string;
}

/**
 * Keeps those of some days whose lookups have all been answered or have failed, and takes their lookups away. A day of
 * which every lookup failed is a gap. The caller holds the company's positions. Answers the locations.
 */
export async function settleDays(tx: Queryable, companyId: number, touched: DayOfPair[]): Promise<number[]> {
  if (touched.length === 0) return [];
  const complete = await answeredLookups(tx, companyId, touched);
  const days = [...Map.groupBy(complete, (row) => `${row.location_id}/${row.term_id}/${row.day}`).values()];
  if (days.length === 0) return [];
  const measured = days.map(measuredDay);
  await addMeasuredDays(tx, companyId, measured);
  const settled = measured.map(({ locationId, termId, day }) => ({
    location_id: locationId,
    term_id: termId,
    day,
  }));
  await tx.execute(
    sql`delete from rank_lookups r using ${pairs(settled)}
        where r.company_id = ${companyId} and ${isOfPair} and r.scan_id is null`,
  );
  return measured.map(({ locationId }) => locationId);
}

function answeredLookups(tx: Queryable, companyId: number, touched: DayOfPair[]): Promise<AnsweredLookup[]> {
  return rows<AnsweredLookup>(
    tx,
    sql`select r.location_id::int8 as location_id, r.term_id, r.day::text as day, r.point, r.result
        from rank_lookups r join ${pairs(touched)} on ${isOfPair}
        where r.company_id = ${companyId} and r.scan_id is null and r.state = 'answered' and not exists (
          select from rank_lookups o
          where o.company_id = r.company_id and o.location_id = r.location_id and o.term_id = r.term_id
            and o.day = r.day and o.scan_id is null and o.state in ('waiting', 'posted'))
        order by r.location_id, r.term_id, r.day, r.point`,
  );
}

const pairs = (days: DayOfPair[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as k (location_id int8, term_id int4, day date)`;

const isOfPair = sql`r.location_id = k.location_id and r.term_id = k.term_id and r.day = k.day`;

interface AnsweredLookup {
  location_id: number;
  term_id: number;
  day: string;
  point: number;
  result: LookupResult;
}

function measuredDay(lookups: readonly AnsweredLookup[]): MeasuredDay {
  const [first] = lookups;
  if (!first) throw new Error('a day has a lookup');
  return {
    locationId: first.location_id,
    termId: first.term_id,
    day: first.day,
    tally: tallyOf(lookups.map(({ result }) => result.position)),
    ahead: lookups.find(({ point }) => point === 0)?.result.seen ?? [],
    competitors: competitorsSeen(lookups),
  };
}

/** A competitor counts at the points from which it was looked for. */
function competitorsSeen(lookups: readonly AnsweredLookup[]): MeasuredDay['competitors'] {
  const positions = new Map<number, number[]>();
  for (const { result } of lookups)
    for (const [id, position] of Object.entries(result.competitors)) {
      const ofOne = positions.get(Number(id)) ?? [];
      positions.set(Number(id), [...ofOne, position]);
    }
  return [...positions].map(([competitorId, ofOne]) => ({ competitorId, tally: tallyOf(ofOne) }));
}
