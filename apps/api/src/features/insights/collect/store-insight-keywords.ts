import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../../database/database.ts';
import type { SearchKeywordCount } from '../../../providers/google-business-profile/performance.ts';
import { lockInsights } from './store-insight-days.ts';

/** The most keywords of a location and month that are stored: what comes after them is searched for by few. */
export const mostKeywords = 200;

/**
 * Makes a location's keywords of one month (its first day) those that are given, the first 200, each given once, and
 * adds what differs to the company's totals. One of which neither a value nor a threshold is known is none. The month
 * exists (`ensureMonths`). Returns how many keywords changed.
 */
export async function storeInsightKeywords(
  tx: Queryable,
  companyId: number,
  locationId: number,
  month: string,
  keywords: readonly SearchKeywordCount[],
): Promise<number> {
  const given = keywords
    .filter(({ value, threshold }) => value !== null || threshold !== null)
    .slice(0, mostKeywords);
  await lockInsights(tx, locationId);
  const ofMonth = sql`company_id = ${companyId} and location_id = ${locationId} and month = ${month}`;
  const [row] = await rows<{ changed: number; emptied: number }>(
    tx,
    sql`with given as (
          select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
            as g (keyword text, value int4, threshold int4)),
        before as (select keyword, value, threshold from insight_keywords where ${ofMonth}),
        changed as (
          select keyword, g.value, g.threshold, not ${isListed('g')} as is_gone,
            ${valueOf('g')} - ${valueOf('b')} as more_value,
            ${thresholdOf('g')} - ${thresholdOf('b')} as more_threshold,
            ${isListed('g')}::int4 - ${isListed('b')}::int4 as more_locations,
            ${isBelow('g')}::int4 - ${isBelow('b')}::int4 as more_below
          from given g full join before b using (keyword)
          where (g.value, g.threshold) is distinct from (b.value, b.threshold)),
        removed as (
          delete from insight_keywords where ${ofMonth} and keyword in (select keyword from changed where is_gone)),
        stored as (
          insert into insight_keywords (company_id, location_id, month, keyword, value, threshold)
          select ${companyId}, ${locationId}, ${month}::date, keyword, value, threshold from changed where not is_gone
          on conflict (company_id, month, location_id, keyword) do update set
            value = excluded.value, threshold = excluded.threshold),
        totals as (
          -- In the order of keyword, as every reader of the company's locations locks the same rows.
          insert into insight_keyword_totals as t (company_id, month, keyword, value, threshold, locations, below)
          select ${companyId}, ${month}::date, keyword, more_value, more_threshold, more_locations, more_below
          from changed order by keyword
          on conflict (company_id, month, keyword) do update set
            value = t.value + excluded.value, threshold = t.threshold + excluded.threshold,
            locations = t.locations + excluded.locations, below = t.below + excluded.below
          returning locations)
        select (select count(*) from changed)::int4 as changed,
          (select count(*) from totals where locations = 0)::int4 as emptied`,
  );
  if ((row?.emptied ?? 0) > 0)
    await tx.execute(
      sql`delete from insight_keyword_totals where company_id = ${companyId} and month = ${month} and locations = 0`,
    );
  return row?.changed ?? 0;
}

/** `g` is given, `b` was before: what has neither value nor threshold is not listed. */
type Side = 'g' | 'b';

const isListed = (side: Side) => sql.raw(`(coalesce(${side}.value, ${side}.threshold) is not null)`);

/** A threshold counts where the value is unknown. */
const isBelow = (side: Side) => sql.raw(`(${side}.value is null and ${side}.threshold is not null)`);

const valueOf = (side: Side) => sql.raw(`coalesce(${side}.value, 0)::int8`);

const thresholdOf = (side: Side) =>
  sql.raw(`(case when ${side}.value is null then coalesce(${side}.threshold, 0) else 0 end)::int8`);
