import { sql, type SQL } from 'drizzle-orm';
import { websiteTarget } from '@pinfold/contract/features/websites/organic-rank';
import { type Queryable, rows } from '../../../database/database.ts';
import { searchLanguageOf } from '../../../providers/dataforseo/lookups/lookup-kind.ts';
import type { LookupTargets } from './organic.table.ts';

/** Lookups that are posted in one second, so that a large company leaves room for others. */
const perSecond = 1000;

interface KeywordPlan {
  companyId: number;
  /** The company's today. */
  day: string;
  now: Date;
}

/**
 * Adds the lookups of a day, for keywords that were last looked up so many days before at least. What is planned already
 * stays as it is. A search location without coordinates is left out. Returns how many were added.
 */
export async function planKeywords(
  tx: Queryable,
  { companyId, day, now }: KeywordPlan,
  everyDays: number,
): Promise<number> {
  const isDue = sql`not exists (
      select from organic_days d where d.company_id = k.company_id and d.website_id = k.website_id
        and d.keyword_id = k.id and d.day > ${day}::date - ${everyDays}::int4)
    and not exists (
      select from organic_lookups r where r.company_id = k.company_id and r.keyword_id = k.id
        and r.day > ${day}::date - ${everyDays}::int4)`;
  const added = await addLookups(tx, { companyId, day, now }, { which: isDue, isUrgent: false });
  return added.length;
}

/** People wait for a check: its lookups go before those of the day. */
const aheadSeconds = 86_400;

/**
 * Adds a lookup today of every keyword of a website, whether it was measured already or not; one that waits or has failed
 * is moved to the front. Returns how many will be posted.
 */
export async function planCheck(
  tx: Queryable,
  { companyId, day, now }: KeywordPlan,
  websiteId: number,
): Promise<number> {
  const plan = { companyId, day, now: new Date(now.getTime() - aheadSeconds * 1000) };
  const which = sql`k.website_id = ${websiteId} and not exists (
    select from organic_lookups r where r.company_id = k.company_id and r.keyword_id = k.id and r.day = ${day}::date
      and r.state = 'posted')`;
  const added = await addLookups(tx, plan, { which, isUrgent: true });
  return added.length;
}

async function addLookups(
  tx: Queryable,
  { companyId, day, now }: KeywordPlan,
  { which, isUrgent }: { which: SQL; isUrgent: boolean },
): Promise<unknown[]> {
  const targets = [...(await targetsOf(tx, companyId))].map(([website_id, wanted]) => ({
    website_id,
    targets: wanted,
  }));
  const onConflict = isUrgent
    ? sql`(company_id, keyword_id, day) do update
        set state = 'waiting', is_urgent = true, attempts = 0, task_id = null, due_at = excluded.due_at,
          targets = excluded.targets
        where r.state in ('waiting', 'failed')`
    : sql`do nothing`;
  return rows(
    tx,
    sql`insert into organic_lookups as r (company_id, website_id, search_location_id, keyword_id, keyword, latitude,
          longitude, language, targets, day, is_urgent, due_at)
        select k.company_id, k.website_id, k.search_location_id, k.id, k.keyword, s.latitude, s.longitude,
          ${searchLanguageOf(sql`s.country`)}, t.targets, ${day}::date, ${isUrgent}::boolean,
          ${now.toISOString()}::timestamptz + interval '1 second' * ((row_number() over (order by k.id) - 1) / ${perSecond})
        from website_keywords k
        join search_locations s on s.company_id = k.company_id and s.id = k.search_location_id
          and s.latitude is not null and s.longitude is not null
        join jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as t (website_id int8, targets jsonb)
          on t.website_id = k.website_id
        where k.company_id = ${companyId} and ${which}
        on conflict ${onConflict} returning 1`,
  );
}

/** Each website of a company with those that it is compared with. */
async function targetsOf(tx: Queryable, companyId: number): Promise<Map<number, LookupTargets>> {
  const websites = await rows<{ id: number; url: string }>(
    tx,
    sql`select id::int8 as id, url from websites where company_id = ${companyId}`,
  );
  const competitors = await rows<{ id: number; website_id: number; url: string }>(
    tx,
    sql`select id::int8 as id, website_id::int8 as website_id, url from website_competitors
        where company_id = ${companyId} order by id`,
  );
  return new Map(
    websites.map(({ id, url }) => [
      id,
      {
        own: websiteTarget(url),
        competitors: competitors
          .filter(({ website_id }) => website_id === id)
          .map((competitor) => ({ id: competitor.id, ...websiteTarget(competitor.url) })),
      },
    ]),
  );
}
