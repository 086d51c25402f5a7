import { sql } from 'drizzle-orm';
import { missingRank } from '@pinfold/contract/rank-depth';
import type { Queryable } from '../../../database/database.ts';
import type { OrganicLookupResult } from './organic.table.ts';

/** What was measured of one keyword on one day. */
export interface MeasuredKeyword {
  website_id: number;
  search_location_id: number;
  keyword_id: number;
  /** YYYY-MM-DD, in the company's time zone. */
  day: string;
  result: OrganicLookupResult;
}

/**
 * Stores measured keywords and adds up their days again. Measured again, as by a check, a day has the newer result, so
 * that a repeated call changes no sum. What nobody watches any more is left out. The caller has locked the company's
 * positions, and the months exist (`ensureMonths`).
 */
export async function storeMeasured(
  tx: Queryable,
  companyId: number,
  measured: readonly MeasuredKeyword[],
): Promise<void> {
  const given = measured.map(({ result: { competitors: _competitors, ...result }, ...keyword }) => ({
    ...keyword,
    ...result,
  }));
  const rivals = measured.flatMap(({ result, ...keyword }) =>
    result.competitors.map(({ id, position }) => ({ ...keyword, competitor_id: id, position })),
  );
  await tx.execute(
    sql`with given as (
          select g.* from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
            as g (${keywordShape}, position int2, url text, absolute int2, above text[], ahead text[])
          join website_keywords k on k.company_id = ${companyId} and k.id = g.keyword_id
            and k.website_id = g.website_id),
        days as (
          insert into organic_days (company_id, ${keywordColumns}, position, url, absolute, above)
          select ${companyId}, ${keywordColumns}, position, url, absolute, above from given
          on conflict (company_id, website_id, day, keyword_id) do update set position = excluded.position,
            url = excluded.url, absolute = excluded.absolute, above = excluded.above),
        latest as (
          insert into organic_latest as l (company_id, ${keywordColumns}, ahead)
          select distinct on (keyword_id) ${companyId}, ${keywordColumns}, ahead from given
          order by keyword_id, day desc
          on conflict (company_id, website_id, keyword_id) do update set day = excluded.day, ahead = excluded.ahead
          where l.day <= excluded.day)
        insert into organic_competitor_days (company_id, ${keywordColumns}, competitor_id, position)
        select ${companyId}, r.website_id, r.search_location_id, r.keyword_id, r.day, r.competitor_id, r.position
        from jsonb_to_recordset(${JSON.stringify(rivals)}::jsonb)
          as r (${keywordShape}, competitor_id int8, position int2)
        join given g on g.keyword_id = r.keyword_id and g.day = r.day
        join website_competitors c on c.company_id = ${companyId} and c.id = r.competitor_id
        on conflict (company_id, website_id, day, keyword_id, competitor_id) do update set position = excluded.position`,
  );
  await addUpDays(tx, companyId, measured);
}

const keywordShape = sql`website_id int8, search_location_id int8, keyword_id int8, day date`;

const keywordColumns = sql`website_id, search_location_id, keyword_id, day`;

/** Adds up some days of websites from what is stored of them; a day without any result has no sum. */
export async function addUpDays(
  tx: Queryable,
  companyId: number,
  touched: readonly { website_id: number; day: string }[],
): Promise<void> {
  const keys = new Map(touched.map(({ website_id, day }) => [`${website_id}/${day}`, { website_id, day }]));
  const given = sql`jsonb_to_recordset(${JSON.stringify([...keys.values()])}::jsonb) as k (website_id int8, day date)`;
  await tx.execute(
    sql`delete from organic_totals t using ${given}
        where t.company_id = ${companyId} and t.website_id = k.website_id and t.day = k.day`,
  );
  await tx.execute(
    sql`insert into organic_totals (company_id, day, website_id, lookups, found, sum, top3)
        select ${companyId}, d.day, d.website_id, count(*), count(d.position),
          sum(coalesce(d.position, ${missingRank}::int4)), count(*) filter (where d.position <= 3)
        from ${given} join organic_days d
          on d.company_id = ${companyId} and d.website_id = k.website_id and d.day = k.day
        group by d.day, d.website_id`,
  );
}
