import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Services } from '../../../services.ts';
import { proposeAutoReplies } from '../auto-replies/propose-auto-replies.ts';
import { judgeReviews } from './judge-reviews.ts';
import { reviewsToStudy, type ReviewToStudy } from './reviews-to-study.ts';
import { writeStudy } from './write-study.ts';

const batchSize = 500;
const batchesAtOnce = 20;

/** Finds out what new and changed reviews say, and has the rules of automatic replies look at them. */
export const studyReviews = defineJob<{ companyId: number }>({
  name: 'study-reviews',
  concurrency: 2,
  subject: ({ companyId }) => String(companyId),
  async run(services, { companyId }) {
    let after = 0;
    for (let batch = 1; batch <= batchesAtOnce; batch += 1) {
      const reviews = await unstudied(services.database.queries, companyId, after);
      const last = reviews.at(-1);
      if (!last) return;
      await studyBatch(services, companyId, reviews);
      after = last.id;
    }
    await promiseStudy(services, services.database.queries, companyId);
  },
});

/** Has new reviews of a company studied; call it in the transaction that stores them. */
export async function promiseStudy(
  { jobs }: { jobs: Jobs },
  tx: Queryable,
  companyId: number,
): Promise<void> {
  await jobs.enqueue(tx, studyReviews, [{ payload: { companyId } }]);
}

async function studyBatch(
  services: Services,
  companyId: number,
  reviews: readonly ReviewToStudy[],
): Promise<void> {
  const { database, live } = services;
  const judgement = await judgeReviews(services, companyId, reviews);
  await database.queries.transaction(async (tx) => {
    const ids = await writeStudy(tx, companyId, judgement);
    if (ids.length === 0) return;
    await proposeAutoReplies(tx, services, companyId, ids);
    await live.publish(tx, companyId, { topic: 'reviews', ids });
  });
}

function unstudied(queries: Queryable, companyId: number, after: number): Promise<ReviewToStudy[]> {
  return reviewsToStudy(queries, companyId, sql`not r.is_studied and r.id > ${after}`, batchSize);
}
