import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { classifyNew } from '../../opinions/classify/classify-new.ts';

/** Says how new answers sound, and which categories they are about. */
export const classifyResponses = defineJob<{ companyId: number }>({
  name: 'classify-booster-responses',
  concurrency: 1,
  subject: ({ companyId }) => String(companyId),
  async run(services, { companyId }) {
    const { database, live } = services;
    const tables = {
      reviews: sql`booster_responses`,
      tagged: sql`tagged_booster_responses`,
      text: sql`r.comment`,
      // Three weigh nothing either way, as none do.
      stars: sql`coalesce(r.rating, 3)`,
    };
    const stored = (tx: Queryable, ids: readonly number[]) =>
      live.publish(tx, companyId, { topic: 'booster', ids: [...ids] });
    const hasMore = await classifyNew(services, companyId, tables, { batches: 20, stored });
    if (hasMore) await enqueueResponseClassification(services, database.queries, companyId);
  },
});

/** Call it in the transaction that stores an answer. */
export async function enqueueResponseClassification(
  { jobs }: { jobs: Jobs },
  tx: Queryable,
  companyId: number,
): Promise<void> {
  await jobs.enqueue(tx, classifyResponses, [{ payload: { companyId } }]);
}

export const requeueUnclassifiedResponses = requeueStuck<{ company_id: number }>({
  noun: 'booster-classifications',
  everySeconds: 60,
  find: () => sql`select distinct company_id::int8 as company_id from booster_responses where not is_studied`,
  jobOf: ({ company_id: companyId }) => lostJob(classifyResponses, { companyId }),
});
