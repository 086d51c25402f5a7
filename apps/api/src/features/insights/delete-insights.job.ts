import { sql } from 'drizzle-orm';
import { stepsOf } from '@pinfold/contract/period';
import { oneRow, type Queryable } from '../../database/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Services } from '../../services.ts';
import type { LocationToRead } from '../listings/reached-locations.ts';
import { eachMetric, lockInsights } from './collect/store-insight-days.ts';
import { storeInsightKeywords } from './collect/store-insight-keywords.ts';

/** Deletes the insights of a location that is removed: they may be many, so that a job does it. */
export function deleteInsights(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queryable,
  companyId: number,
  locationId: number,
): Promise<void> {
  return jobs.enqueue(tx, deleteCollected, [{ payload: { companyId, locationId } }]);
}

/** Deletes what was collected of a location that was removed, out of the company's totals too: a month a transaction. */
export const deleteCollected = defineJob<LocationToRead>({
  name: 'delete-insights',
  concurrency: 1,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  async run({ database: { queries }, live }, place) {
    const { companyId, locationId } = place;
    const ofLocation = sql`company_id = ${companyId} and location_id = ${locationId}`;
    for (const month of await monthsOf(queries, place))
      await queries.transaction(async (tx) => {
        await deleteDays(tx, place, month);
        await storeInsightKeywords(tx, companyId, locationId, month, []);
      });
    for (const table of ['old_insight_days', 'insight_reads'])
      await queries.execute(sql`delete from ${sql.identifier(table)} where ${ofLocation}`);
    await live.publish(queries, companyId, { topic: 'insights', ids: [locationId] });
  },
});

/** Months of which days of the location, or keywords of the company, are stored: the keys lead to no fewer at once. */
async function monthsOf(queries: Queryable, { companyId, locationId }: LocationToRead): Promise<string[]> {
  const { from, to } = await oneRow<{ from: string | null; to: string | null }>(
    queries,
    sql`select min(month)::text as "from", max(month)::text as "to" from (
          (select min(month), max(month) from insight_months
            where company_id = ${companyId} and location_id = ${locationId})
          union all
          (select min(month), max(month) from insight_keyword_totals where company_id = ${companyId})
        ) known (first, last), lateral (values (first), (last)) months (month)`,
  );
  return from === null || to === null ? [] : stepsOf({ from, to }, 'month');
}

async function deleteDays(
  tx: Queryable,
  { companyId, locationId }: LocationToRead,
  month: string,
): Promise<void> {
  await lockInsights(tx, locationId);
  const inMonth = sql`day >= ${month}::date and day < (${month}::date + interval '1 month')::date`;
  // By itself, so that the next statement sees what those have stored who had these rows locked.
  await tx.execute(
    sql`select 1 from insight_totals where company_id = ${companyId} and ${inMonth} order by day for update`,
  );
  // A sum becomes unknown again with the last location that knew it; a sum that is more than this one's is another's.
  const isKnownElsewhere = (metric: ReturnType<typeof sql>) =>
    sql`t.${metric} <> g.${metric} or exists (
      select from insight_days where company_id = ${companyId} and ${inMonth} and insight_days.day = g.day
        and location_id <> ${locationId} and ${metric} is not null)`;
  await tx.execute(
    sql`with gone as (
          delete from insight_days where company_id = ${companyId} and location_id = ${locationId} and ${inMonth}
          returning *)
        update insight_totals t set locations = t.locations - 1, ${eachMetric(
          (metric) => sql`${metric} = case when g.${metric} is null then t.${metric}
            when ${isKnownElsewhere(metric)} then t.${metric} - g.${metric} end`,
        )}
        from gone g where t.company_id = ${companyId} and t.day = g.day`,
  );
  await tx.execute(
    sql`delete from insight_totals where company_id = ${companyId} and ${inMonth} and locations = 0`,
  );
  await tx.execute(
    sql`delete from insight_months where company_id = ${companyId} and location_id = ${locationId} and month = ${month}`,
  );
}
