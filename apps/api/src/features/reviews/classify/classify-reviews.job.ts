import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Services } from '../../../services.ts';
import { proposeAutoReplies } from '../auto-replies/make-auto-reply.job.ts';
import { classifyOpinions } from '../../opinions/classify/classify-opinions.ts';
import type { OpinionToClassify } from '../../opinions/classify/classify-by-rule.ts';
import { reviewsToClassify } from './reviews-to-classify.ts';
import { storeClassification } from './store-classification.ts';

const batchSize = 500;
const batchesAtOnce = 20;

/** Classifies new and changed reviews of a company, and applies the rules of automatic replies to them. */
export const classifyNewReviews = defineJob<{ companyId: number }>({
  name: 'study-reviews',
  concurrency: 2,
  subject: ({ companyId }) => String(companyId),
  async run(services, { companyId }) {
    let after = 0;
    for (let batch = 1; batch <= batchesAtOnce; batch += 1) {
      const reviews = await unclassified(services.database.queries, companyId, after);
      const last = reviews.at(-1);
      if (!last) return;
      await classifyBatch(services, companyId, reviews);
      after = last.id;
    }
    await enqueueClassification(services, services.database.queries, companyId);
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

async function classifyBatch(
  services: Services,
  companyId: number,
  reviews: readonly OpinionToClassify[],
): Promise<void> {
  const { database, live } = services;
  const classification = await classifyOpinions(services, companyId, reviews);
  await database.queries.transaction(async (tx) => {
    const ids = await storeClassification(tx, companyId, classification);
    if (ids.length === 0) return;
    await proposeAutoReplies(tx, services, companyId, ids);
    await live.publish(tx, companyId, { topic: 'reviews', ids });
  });
}

function unclassified(queries: Queryable, companyId: number, after: number): Promise<OpinionToClassify[]> {
  return reviewsToClassify(queries, companyId, sql`not r.is_studied and r.id > ${after}`, batchSize);
}

/** Classifies all new reviews of a company at once, for data that is seeded; no rule replies to them. */
export async function classifyCompany(services: Services, companyId: number): Promise<void> {
  const { queries } = services.database;
  let after = 0;
  for (;;) {
    const reviews = await unclassified(queries, companyId, after);
    const last = reviews.at(-1);
    if (!last) return;
    const classification = await classifyOpinions(services, companyId, reviews);
    await queries.transaction((tx) => storeClassification(tx, companyId, classification));
    after = last.id;
  }
}

export const requeueUnclassified = requeueStuck<{ company_id: number }>({
  noun: 'classifications',
  everySeconds: 60,
  find: () => sql`
    select c.id::int8 as company_id from companies c
    where exists (select from reviews r where r.company_id = c.id and not r.is_studied) order by c.id`,
  jobOf: (row) => lostJob(classifyNewReviews, { companyId: row.company_id }),
});
