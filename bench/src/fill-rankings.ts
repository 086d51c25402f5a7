import { sql } from 'drizzle-orm';
import type { Queryable } from '../../apps/api/src/database/database.ts';
import { rankMonthTables } from '../../apps/api/src/features/rankings/rankings.table.ts';
import { ensureMonths } from '../../apps/api/src/database/ensure-months.ts';

export const rankedTerms = 20;
export const rankedDays = 500;

/** Keywords, and room for the days up to today. */
export async function prepareRankings(queries: Queryable, today: Date): Promise<void> {
  const first = new Date(today.getTime() - rankedDays * 86_400_000);
  await ensureMonths(queries, rankMonthTables, isoDay(first), isoDay(today));
  await queries.execute(sql`
    insert into rank_terms (company_id, id, keyword)
    select 1, number, 'fraza ' || number from generate_series(1, ${rankedTerms}) number on conflict do nothing`);
  await queries.execute(sql`
    insert into keywords (company_id, keyword, scope, created_at)
    select 1, keyword, 'company', now() from rank_terms where company_id = 1 on conflict do nothing`);
}

/**
 * 500 days of 20 keywords for the first so many locations, added up as a settled day is. The same place, keyword and day
 * has the same position on each run.
 */
export async function fillRankings(queries: Queryable, count: number, today: Date): Promise<void> {
  const last = sql`${isoDay(today)}::date`;
  const places = sql`(select id from locations where company_id = 1 order by id limit ${count})`;
  await queries.execute(sql`
    insert into rank_days (company_id, location_id, term_id, day, best, points, found, sum, top3)
    select 1, l.id, t.id, ${last} - d.back, case when p.best <= 20 then p.best end, 3,
           case when p.best <= 20 then 2 else 0 end, case when p.best <= 20 then 2 * p.best else 0 end,
           case when p.best <= 3 then 2 else 0 end
    from ${places} l
    cross join generate_series(1, ${rankedTerms}) t (id)
    cross join generate_series(0, ${rankedDays - 1}) d (back)
    cross join lateral (select 1 + mod(l.id * 7919 + t.id * 104729 + d.back / 5 * 31, 24) as best) p`);
  const added = sql`min(best), sum(points), sum(found), sum(sum), sum(top3),
    count(*) filter (where best <= 3), count(*) filter (where best between 4 and 10),
    count(*) filter (where best between 11 and 20), count(*) filter (where best is null)`;
  await queries.execute(sql`
    insert into rank_months select 1, location_id, term_id, date_trunc('month', day)::date, ${added}
    from rank_days where company_id = 1 and location_id in ${places} group by location_id, term_id, date_trunc('month', day)`);
  await queries.execute(sql`
    insert into rank_totals select 1, term_id, day, ${added} from rank_days where company_id = 1 group by term_id, day`);
  await queries.execute(sql`
    insert into rank_latest (company_id, term_id, location_id, day, best, previous_day, previous_best)
    select 1, n.term_id, n.location_id, n.day, n.best, b.day, b.best
    from rank_days n join rank_days b using (company_id, location_id, term_id)
    where n.company_id = 1 and n.location_id in ${places} and n.day = ${last} and b.day = ${last} - 1`);
  for (const table of ['rank_days', 'rank_months', 'rank_totals', 'rank_latest', 'locations', 'keywords'])
    await queries.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
