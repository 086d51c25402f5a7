import { type SQL, sql } from 'drizzle-orm';
import { insightMetrics } from '@pinfold/contract/features/insights/insight-metrics';
import { type Queryable, rows } from '../../../database/database.ts';
import type { PerformanceDay } from '../../../providers/google-business-profile/performance.ts';

/**
 * Stores days of a location, each given once, and adds what differs to its months and to the company's totals, in one
 * statement. A day that is stored already is replaced metric by metric: a known count replaces, an unknown one never
 * does. A day of which nothing is known leaves no row. The months exist (`ensureMonths`). Returns how many days changed.
 */
export async function storeInsightDays(
  tx: Queryable,
  companyId: number,
  locationId: number,
  days: readonly PerformanceDay[],
): Promise<number> {
  const given = days
    .filter(({ counts }) => insightMetrics.some((metric) => counts[metric] !== null))
    .map(({ day, counts }) => ({ day, ...counts }));
  const known = given.map(({ day }) => day).toSorted();
  if (known.length === 0) return 0;
  await lockInsights(tx, locationId);
  const [row] = await rows<{ changed: number }>(
    tx,
    sql`with changed as (
          select g.day, d.day is null as is_new,
            ${eachMetric((metric) => sql`coalesce(g.${metric}, d.${metric}) as ${metric}`)},
            ${eachMetric((metric) => sql`coalesce(g.${metric}, d.${metric})::int8 - coalesce(d.${metric}, 0) as ${more(metric)}`)}
          from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
            as g (day date, ${eachMetric((metric) => sql`${metric} int4`)})
          left join insight_days d on d.company_id = ${companyId} and d.location_id = ${locationId} and d.day = g.day
            and d.day between ${known[0]} and ${known.at(-1)}
          where d.day is null or ${eachMetric((metric) => sql`g.${metric} <> d.${metric} or (g.${metric} is not null and d.${metric} is null)`, sql` or `)}),
        stored as (
          insert into insight_days (company_id, location_id, day, ${metrics})
          select ${companyId}, ${locationId}, day, ${metrics} from changed
          on conflict (company_id, location_id, day) do update set ${eachMetric((metric) => sql`${metric} = excluded.${metric}`)}),
        months as (
          insert into insight_months as t (company_id, location_id, month, days, ${metrics})
          select ${companyId}, ${locationId}, date_trunc('month', day)::date, count(*) filter (where is_new),
            ${eachMetric((metric) => sql`sum(${more(metric)})`)}
          from changed group by date_trunc('month', day)
          on conflict (company_id, location_id, month) do update set days = t.days + excluded.days, ${added}),
        totals as (
          -- In the order of day, as every reader of the company's locations locks the same rows.
          insert into insight_totals as t (company_id, day, locations, ${metrics})
          select ${companyId}, day, is_new::int4, ${eachMetric(more)} from changed order by day
          on conflict (company_id, day) do update set locations = t.locations + excluded.locations, ${added})
        select count(*)::int4 as changed from changed`,
  );
  return row?.changed ?? 0;
}

/**
 * Locks what is stored of a location's insights until commit. Differences are computed against what is stored, and a
 * day that is not stored yet has no row that could be locked: without this, two readings would count it twice.
 */
export async function lockInsights(tx: Queryable, locationId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pinfold.insights'), hashint8(${locationId}))`);
}

/** Returns SQL of every metric's column, separated by commas or as given. */
export function eachMetric(write: (column: SQL) => SQL, separator: SQL = sql`, `): SQL {
  return sql.join(
    insightMetrics.map((metric) => write(sql.raw(metric))),
    separator,
  );
}

const metrics = eachMetric((metric) => metric);

/** By how much a count grows; null where it stays unknown. */
const more = (metric: SQL) => sql`more_${metric}`;

/** Adds to a sum `t`, which stays null while nothing is known. */
const added = eachMetric(
  (metric) => sql`${metric} = coalesce(t.${metric} + excluded.${metric}, excluded.${metric}, t.${metric})`,
);
