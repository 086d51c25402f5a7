import { sql } from 'drizzle-orm';
import type { Queryable } from '../../apps/api/src/database/database.ts';
import { ensureMonths } from '../../apps/api/src/database/ensure-months.ts';
import { eachMetric } from '../../apps/api/src/features/insights/collect/store-insight-days.ts';
import { insightMonthTables } from '../../apps/api/src/features/insights/insights.table.ts';

/** Days of each location: two years. */
export const insightDaysRead = 730;

/** Keywords of each location and month, of the last two. */
const keywordsRead = 100;

/**
 * Two years of days for the first so many locations, added up as readings do, and two months of keywords. The same
 * location and day has the same figures on each run.
 */
export async function fillInsights(queries: Queryable, count: number, today: Date): Promise<void> {
  const [first, last] = [new Date(today.getTime() - insightDaysRead * 86_400_000), today].map(isoDay);
  await ensureMonths(queries, insightMonthTables, first ?? '', last ?? '');
  const places = sql`(select id from locations where company_id = 1 order by id limit ${count})`;
  let serial = 0;
  const figures = eachMetric(() => sql`mod(l.id * 7919 + d.back * ${sql.raw(String((serial += 31)))}, 400)`);
  const metrics = eachMetric((metric) => metric);
  const sums = eachMetric((metric) => sql`sum(${metric})`);
  await queries.execute(sql`
    insert into insight_days (company_id, location_id, day, ${metrics})
    select 1, l.id, ${last}::date - d.back, ${figures}
    from ${places} l cross join generate_series(1, ${insightDaysRead}) d (back)`);
  await queries.execute(sql`
    insert into insight_months (company_id, location_id, month, days, ${metrics})
    select 1, location_id, date_trunc('month', day)::date, count(*), ${sums}
    from insight_days group by location_id, date_trunc('month', day)`);
  await queries.execute(sql`
    insert into insight_totals (company_id, day, locations, ${metrics})
    select 1, day, count(*), ${sums} from insight_days group by day`);
  await queries.execute(sql`
    insert into insight_reads (company_id, location_id, read_at, first_day)
    select 1, l.id, ${last}::date, ${first}::date from ${places} l`);
  await queries.execute(sql`
    insert into insight_keywords (company_id, location_id, month, keyword, value, threshold)
    select 1, l.id, (date_trunc('month', ${last}::date) - m.back * interval '1 month')::date,
      'fraza ' || mod(l.id * 13 + k.number, 5000), case when k.number <= 60 then 1000 - k.number end,
      case when k.number > 60 then 15 end
    from ${places} l cross join generate_series(1, 2) m (back) cross join generate_series(1, ${keywordsRead}) k (number)`);
  await queries.execute(sql`
    insert into insight_keyword_totals (company_id, month, keyword, value, threshold, locations, below)
    select 1, month, keyword, coalesce(sum(value), 0), coalesce(sum(threshold) filter (where value is null), 0),
      count(*), count(*) filter (where value is null)
    from insight_keywords group by month, keyword`);
  const filled = ['days', 'months', 'totals', 'reads', 'keywords', 'keyword_totals'].map(
    (part) => `insight_${part}`,
  );
  for (const table of [...filled, 'locations'])
    await queries.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
