import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { classifyReviews } from '../study/judge-reviews.ts';
import { reviewsToClassify, type ReviewToClassify } from '../study/reviews-to-study.ts';
import { storeClassification } from '../study/write-study.ts';

interface Reading {
  companyId: number;
  /** Of the beginning that it belongs to. */
  version: number;
}

const batchSize = 1000;

/** So that a run ends long before the queue takes it for lost. */
const batchesAtOnce = 20;

/**
 * Puts all reviews of a company into its automatic categories, in batches that each remember how far it is: killed
 * anywhere, another run goes on after the last one.
 */
export const categorise = defineJob<Reading>({
  name: 'categorise-reviews',
  concurrency: 2,
  subject: ({ companyId, version }) => `${companyId}/${version}`,
  async run(services, reading, { isLastTry }) {
    try {
      for (let batch = 1; batch <= batchesAtOnce; batch += 1)
        if (!(await readBatch(services, reading, batch === batchesAtOnce))) return;
    } catch (error) {
      if (!isLastTry) throw error;
      await end(services, reading, 'failed');
      services.log.error({ err: error, ...reading }, 'reviews could not be put into categories');
    }
  },
});

/** Answers whether there is more to read. */
async function readBatch(services: Services, reading: Reading, isHandedOver: boolean): Promise<boolean> {
  const { database, jobs, live } = services;
  const { companyId } = reading;
  const doneTo = await position(database.queries, reading);
  if (doneTo === undefined) return false;
  const reviews = await reviewsToClassify(
    database.queries,
    companyId,
    sql`r.id > ${doneTo} and r.has_comment`,
    batchSize,
  );
  const last = reviews.at(-1);
  if (!last) {
    await end(services, reading, 'done');
    return false;
  }
  const judged = await classifyReviews(services, companyId, reviews);
  return database.queries.transaction(async (tx) => {
    if (!(await advance(tx, reading, { from: doneTo, to: last.id, count: reviews.length }))) return true;
    await storeClassification(tx, companyId, judged);
    if (isHandedOver) await jobs.enqueue(tx, categorise, [{ payload: reading }]);
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [] });
    return true;
  });
}

async function position(queries: Queryable, { companyId, version }: Reading): Promise<number | undefined> {
  const [found] = await rows<{ done_to: number }>(
    queries,
    sql`select done_to from categorisations
        where company_id = ${companyId} and version = ${version} and status = 'processing'`,
  );
  return found?.done_to;
}

/** Of two runs over the same batch, one writes it. */
async function advance(
  tx: Queryable,
  { companyId, version }: Reading,
  batch: { from: number; to: ReviewToClassify['id']; count: number },
): Promise<boolean> {
  const advanced = await rows(
    tx,
    sql`update categorisations set done_to = ${batch.to}, processed = processed + ${batch.count}
        where company_id = ${companyId} and version = ${version} and status = 'processing' and done_to = ${batch.from}
        returning 1`,
  );
  return advanced.length > 0;
}

async function end(
  { database, live, now }: Services,
  { companyId, version }: Reading,
  status: 'done' | 'failed',
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await tx.execute(
      sql`update categorisations set status = ${status}, finished_at = ${now().toISOString()},
                 total = case when ${status === 'done'} then processed else total end
          where company_id = ${companyId} and version = ${version} and status = 'processing'`,
    );
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [] });
    await live.publish(tx, companyId, { topic: 'reviews', ids: [] });
  });
}
