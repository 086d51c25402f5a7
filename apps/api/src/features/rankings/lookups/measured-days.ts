import { sql } from 'drizzle-orm';
import { type RankTally, tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import { type Queryable, rows } from '../../../database/database.ts';
import { openStates } from '../../../providers/dataforseo/lookups/lookup-kind.ts';
import { lockRankings } from '../rank-lookup.ts';
import type { LookupResult, SeenPlace } from '../rankings.table.ts';

/** A location, a keyword and a day. */
export interface DayOfPair {
  location_id: number;
  term_id: number;
  day: string;
}

/**
 * Settles those of some days whose lookups have all been answered or have failed, and deletes their lookups. A day of
 * failed lookups only is a gap. The caller has locked the company's rankings. Returns the locations.
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
            and o.day = r.day and o.scan_id is null and o.state in ${openStates})
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

/** A competitor is tallied over the points from which it was looked for. */
function competitorsSeen(lookups: readonly AnsweredLookup[]): MeasuredDay['competitors'] {
  const positions = new Map<number, number[]>();
  for (const { result } of lookups)
    for (const [id, position] of Object.entries(result.competitors)) {
      const ofOne = positions.get(Number(id)) ?? [];
      positions.set(Number(id), [...ofOne, position]);
    }
  return [...positions].map(([competitorId, ofOne]) => ({ competitorId, tally: tallyOf(ofOne) }));
}

/** What was measured of one location by one keyword on one day. */
export interface MeasuredDay {
  locationId: number;
  termId: number;
  /** YYYY-MM-DD, in the company's time zone. */
  day: string;
  tally: RankTally;
  /** Those ahead of us at the location's own door, five at most. */
  ahead: readonly SeenPlace[];
  /** Where competitors were seen from there, by their ids. */
  competitors: readonly { competitorId: number; tally: RankTally }[];
}

/**
 * Stores measured days, and adds each to its month, to the company's total and to the latest values, in one statement.
 * A day that is already stored is skipped everywhere, so that a repeated call does not change the sums. The months
 * exist (`ensureMonths`). Returns how many days are new.
 */
export async function addMeasuredDays(
  tx: Queryable,
  companyId: number,
  measured: readonly MeasuredDay[],
): Promise<number> {
  if (measured.length === 0) return 0;
  await lockRankings(tx, companyId);
  const given = measured.map(({ locationId, termId, day, tally, ahead }) => ({
    location_id: locationId,
    term_id: termId,
    day,
    ...tally,
    ahead,
  }));
  const rivals = measured.flatMap(({ locationId, termId, day, competitors }) =>
    competitors.map(({ competitorId, tally }) => ({
      location_id: locationId,
      term_id: termId,
      day,
      competitor_id: competitorId,
      ...tally,
    })),
  );
  const [row] = await rows<{ added: number }>(
    tx,
    sql`with given as (
          select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
            as g (location_id int8, term_id int4, day date, ${tallyShape}, ahead jsonb)),
        added as (
          insert into rank_days as d (company_id, location_id, term_id, day, ${tallyColumns})
          select ${companyId}, location_id, term_id, day, ${tallyColumns} from given
          on conflict do nothing
          returning d.location_id, d.term_id, d.day, ${tallyColumns}),
        months as (
          insert into rank_months as m (company_id, location_id, term_id, month, ${sumColumns})
          select ${companyId}, location_id, term_id, date_trunc('month', day)::date, ${sums}
          from added group by location_id, term_id, date_trunc('month', day)
          on conflict (company_id, location_id, term_id, month) do update set ${addedTo(sql`m`)}),
        totals as (
          insert into rank_totals as t (company_id, term_id, day, ${sumColumns})
          select ${companyId}, term_id, day, ${sums} from added group by term_id, day
          on conflict (company_id, term_id, day) do update set ${addedTo(sql`t`)}),
        latest as (
          insert into rank_latest as l (company_id, term_id, location_id, day, best, previous_day, previous_best, ahead)
          select ${companyId}, term_id, location_id, day, best, previous_day, previous_best, ahead from (
            select a.*, g.ahead, row_number() over newest as place,
              lead(a.day) over newest as previous_day, lead(a.best) over newest as previous_best
            from added a join given g using (location_id, term_id, day)
            window newest as (partition by a.term_id, a.location_id order by a.day desc)) ranked
          where place = 1
          on conflict (company_id, term_id, location_id) do update set ${newer}),
        competing as (
          insert into competitor_rank_days (company_id, location_id, term_id, competitor_id, day, ${tallyColumns})
          select ${companyId}, r.location_id, r.term_id, r.competitor_id, r.day, ${tallyColumnsOf(sql`r`)}
          from jsonb_to_recordset(${JSON.stringify(rivals)}::jsonb)
            as r (location_id int8, term_id int4, day date, competitor_id int8, ${tallyShape})
          join added a using (location_id, term_id, day)
          join competitors c on c.company_id = ${companyId} and c.id = r.competitor_id
          on conflict do nothing)
        select count(*)::int4 as added from added`,
  );
  return row?.added ?? 0;
}

const tallyShape = sql`best int2, points int4, found int4, sum int4, top3 int4`;

const tallyColumns = sql`best, points, found, sum, top3`;

const tallyColumnsOf = (table: ReturnType<typeof sql>) =>
  sql`${table}.best, ${table}.points, ${table}.found, ${table}.sum, ${table}.top3`;

const sumColumns = sql`best, points, found, sum, top3, band_top3, band_top10, band_top20, band_beyond`;

/** Of some days; the bands count days by the day's best (`bandOf` of the contract). */
const sums = sql`
  min(best), sum(points), sum(found), sum(sum), sum(top3),
  count(*) filter (where best <= 3), count(*) filter (where best between 4 and 10),
  count(*) filter (where best between 11 and 20), count(*) filter (where best is null)`;

const addedTo = (table: ReturnType<typeof sql>) => sql`
  best = least(${table}.best, excluded.best), points = ${table}.points + excluded.points,
  found = ${table}.found + excluded.found, sum = ${table}.sum + excluded.sum,
  top3 = ${table}.top3 + excluded.top3, band_top3 = ${table}.band_top3 + excluded.band_top3,
  band_top10 = ${table}.band_top10 + excluded.band_top10,
  band_top20 = ${table}.band_top20 + excluded.band_top20,
  band_beyond = ${table}.band_beyond + excluded.band_beyond`;

/** The latest day and the one before it, of the two that were known and the two that are new. */
const newer = sql`
  day = greatest(l.day, excluded.day),
  best = case when excluded.day > l.day then excluded.best else l.best end,
  ahead = case when excluded.day > l.day then excluded.ahead else l.ahead end,
  previous_day = case when excluded.day > l.day then greatest(l.day, excluded.previous_day)
    else greatest(l.previous_day, excluded.day) end,
  previous_best = case
    when excluded.day > l.day and excluded.previous_day > l.day then excluded.previous_best
    when excluded.day > l.day then l.best
    when l.previous_day is null or excluded.day > l.previous_day then excluded.best
    else l.previous_best end`;
