import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Services } from '../../../services.ts';
import { proposeAutoReplies } from '../auto-replies/make-auto-reply.job.ts';
import { classifyNew } from '../../opinions/classify/classify-new.ts';
import { reviewChannel } from '../review-channel.ts';

const batchesAtOnce = 20;

/** Classifies new and changed reviews of a company, and applies the rules of automatic replies to them. */
export const classifyNewReviews = defineJob<{ companyId: number }>({
  name: 'study-reviews',
  concurrency: 2,
  subject: ({ companyId }) => String(companyId),
  async run(services, { companyId }) {
    const hasMore = await classifyNew(services, companyId, reviewChannel.tables, {
      batches: batchesAtOnce,
      async stored(tx, ids) {
        await proposeAutoReplies(tx, services, companyId, ids);
        await services.live.publish(tx, companyId, { topic: 'reviews', ids: [...ids] });
      },
    });
    if (hasMore) await enqueueClassification(services, services.database.queries, companyId);
  },
});

/** Call it in the transaction that stores new reviews. */
export async function enqueueClassification(
  { jobs }: { jobs: Jobs },
  tx: Queryable,
  companyId: number,
): Promise<void> {
  await jobs.enqueue(tx, classifyNewReviews, [{ payload: { companyId } }]);
}

/** Classifies all new reviews of a company at once, for data that is seeded; no rule replies to them. */
export async function classifyCompany(services: Services, companyId: number): Promise<void> {
  await classifyNew(services, companyId, reviewChannel.tables, { batches: Infinity });
}

export const requeueUnclassified = requeueStuck<{ company_id: number }>({
  noun: 'classifications',
  everySeconds: 60,
  find: () => sql`
    select c.id::int8 as company_id from companies c
    where exists (select from reviews r where r.company_id = c.id and not r.is_studied) order by c.id`,
  jobOf: (row) => lostJob(classifyNewReviews, { companyId: row.company_id }),
});
