import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { classifyNew } from '../../opinions/classify/classify-new.ts';
import { appReviewChannel } from '../app-review-channel.ts';

const batchesAtOnce = 20;

/** Says how new and changed reviews of a company's apps sound, and which categories they are about. */
export const classifyAppReviews = defineJob<{ companyId: number }>({
  name: 'classify-app-reviews',
  concurrency: 1,
  subject: ({ companyId }) => String(companyId),
  async run(services, { companyId }) {
    const hasMore = await classifyNew(services, companyId, appReviewChannel.tables, {
      batches: batchesAtOnce,
      stored: (tx, ids) => services.live.publish(tx, companyId, { topic: 'app_reviews', ids: [...ids] }),
    });
    if (hasMore) await enqueueAppClassification(services, services.database.queries, companyId);
  },
});

/** Call it in the transaction that stores new reviews. */
export async function enqueueAppClassification(
  { jobs }: { jobs: Jobs },
  tx: Queryable,
  companyId: number,
): Promise<void> {
  await jobs.enqueue(tx, classifyAppReviews, [{ payload: { companyId } }]);
}

export const requeueUnclassifiedApps = requeueStuck<{ company_id: number }>({
  noun: 'app-classifications',
  everySeconds: 60,
  find: () => sql`
    select c.id::int8 as company_id from companies c
    where exists (select from app_reviews r where r.company_id = c.id and not r.is_studied) order by c.id`,
  jobOf: (row) => lostJob(classifyAppReviews, { companyId: row.company_id }),
});
