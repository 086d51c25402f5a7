import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { addUpDays } from './measured-keywords.ts';
import { lockOrganic } from './organic-lock.ts';

/**
 * Deletes at once what would still be looked up for keywords and websites that a company has removed, in the transaction
 * that removes them; what was measured, which may be much, follows in a job.
 */
export async function deleteUnwatched({ jobs }: Services, tx: Queryable, companyId: number): Promise<void> {
  await lockOrganic(tx, companyId);
  await tx.execute(
    sql`delete from organic_lookups r where r.company_id = ${companyId} and ${isUnwatched(sql`r`)}`,
  );
  await tx.execute(
    sql`delete from website_competitors d where d.company_id = ${companyId} and not exists (
          select from websites w where w.company_id = d.company_id and w.id = d.website_id)`,
  );
  await jobs.enqueue(tx, deleteOrganic, [{ payload: { companyId } }]);
}

const isUnwatched = (row: ReturnType<typeof sql>) => sql`not exists (
  select from website_keywords k where k.company_id = ${row}.company_id and k.id = ${row}.keyword_id)`;

/** Deletes what was measured for keywords and competitors that are no more, out of the totals too: a month a transaction. */
export const deleteOrganic = defineJob<{ companyId: number }>({
  name: 'forget-organic-positions',
  concurrency: 1,
  subject: ({ companyId }) => String(companyId),
  async run({ database }, { companyId }) {
    const { queries } = database;
    // Every keyword that was ever measured is there once.
    const gone = await rows<{ website_id: number; keyword_ids: number[] }>(
      queries,
      sql`select l.website_id::int8 as website_id, jsonb_agg(l.keyword_id) as keyword_ids from organic_latest l
          where l.company_id = ${companyId} and ${isUnwatched(sql`l`)} group by l.website_id`,
    );
    for (const { website_id, keyword_ids } of gone) {
      const ofKeywords = sql`company_id = ${companyId} and website_id = ${website_id}
        and keyword_id = any(${int8Array(keyword_ids)})`;
      let isMore = true;
      while (isMore)
        isMore = await queries.transaction(async (tx) => {
          await lockOrganic(tx, companyId);
          await deleteMonth(tx, 'organic_competitor_days', ofKeywords);
          const days = await deleteMonth(tx, 'organic_days', ofKeywords);
          await addUpDays(
            tx,
            companyId,
            days.map((day) => ({ website_id, day })),
          );
          return days.length > 0;
        });
      await queries.execute(sql`delete from organic_latest where ${ofKeywords}`);
    }
    const ofNobody = sql`company_id = ${companyId} and not exists (
      select from website_competitors c where c.company_id = organic_competitor_days.company_id
        and c.id = organic_competitor_days.competitor_id)`;
    while ((await deleteMonth(queries, 'organic_competitor_days', ofNobody)).length > 0);
  },
});

/** Deletes the oldest month of some rows. Returns the days of what is gone. */
async function deleteMonth(
  tx: Queryable,
  table: 'organic_days' | 'organic_competitor_days',
  where: ReturnType<typeof sql>,
): Promise<string[]> {
  const name = sql.identifier(table);
  const [first] = await rows<{ month: string | null }>(
    tx,
    sql`select date_trunc('month', min(day))::date::text as month from ${name} where ${where}`,
  );
  if (!first?.month) return [];
  const gone = await rows<{ day: string }>(
    tx,
    sql`with gone as (
          delete from ${name} where ${where} and day >= ${first.month}::date
            and day < (${first.month}::date + interval '1 month') returning day)
        select distinct day::text as day from gone`,
  );
  return gone.map(({ day }) => day);
}
