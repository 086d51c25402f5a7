import { sql } from 'drizzle-orm';
import type { Categorisation } from '@pinfold/contract/features/reviews/categories/review-categories.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { classifyOpinions } from '../../opinions/classify/classify-opinions.ts';
import { opinionsToClassify } from '../../opinions/classify/opinions-to-classify.ts';
import { classifiedReviews } from '../classify/classified-reviews.ts';
import { storeClassification } from '../../opinions/classify/store-classification.ts';
import {
  advanceCategorisation,
  beginCategorisation,
  endCategorisation,
  openCategorisation,
  positionOf,
  readCategorisation,
  refuseWhileCategorising,
  type CategorisationVersion,
} from './categorisation-lifecycle.ts';

/**
 * Starts a job that assigns categories to all reviews of a company again.
 * @throws Problem `categorisation_in_progress`
 */
export async function startCategorisation(services: Services, member: Member): Promise<Categorisation> {
  const { config, database, now } = services;
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    await openCategorisation(tx, companyId, now());
    await refuseWhileCategorising(tx, companyId);
    await enqueueCategorisation(services, tx, member);
    return readCategorisation(tx, config, companyId);
  });
}

/** The same after a change of phrases: a categorisation that is under way begins again, because it goes by the old ones. */
export async function enqueueCategorisation(
  { jobs, live, now }: Services,
  tx: Queryable,
  member: Member,
): Promise<void> {
  const payload = await beginCategorisation(tx, member, now());
  await jobs.enqueue(tx, categoriseReviews, [{ payload }]);
  await live.publish(tx, member.companyId, { topic: 'review_categories', ids: [] });
}

const batchSize = 1000;

/** So that a run ends long before the queue takes it for lost. */
const batchesAtOnce = 20;

/**
 * Puts all reviews of a company into its automatic categories, in batches that each remember how far it is: killed
 * anywhere, another run goes on after the last one.
 */
export const categoriseReviews = defineJob<CategorisationVersion>({
  name: 'categorise-reviews',
  concurrency: 2,
  subject: ({ companyId, version }) => `${companyId}/${version}`,
  async run(services, categorisation, { isLastTry }) {
    try {
      for (let batch = 1; batch <= batchesAtOnce; batch += 1)
        if (!(await categoriseBatch(services, categorisation, batch === batchesAtOnce))) return;
    } catch (error) {
      if (!isLastTry) throw error;
      await endCategorisation(services, categorisation, 'failed');
      services.log.error({ err: error, ...categorisation }, 'reviews could not be put into categories');
    }
  },
});

/** Returns whether there are more reviews. */
async function categoriseBatch(
  services: Services,
  categorisation: CategorisationVersion,
  isLastOfRun: boolean,
): Promise<boolean> {
  const { database, jobs, live } = services;
  const { companyId } = categorisation;
  const doneTo = await positionOf(database.queries, categorisation);
  if (doneTo === undefined) return false;
  const reviews = await opinionsToClassify(
    database.queries,
    companyId,
    classifiedReviews,
    sql`r.id > ${doneTo} and r.has_comment`,
    batchSize,
  );
  const last = reviews.at(-1);
  if (!last) {
    await endCategorisation(services, categorisation, 'done');
    return false;
  }
  const classification = await classifyOpinions(services, companyId, reviews);
  return database.queries.transaction(async (tx) => {
    const batch = { from: doneTo, to: last.id, count: reviews.length };
    if (!(await advanceCategorisation(tx, categorisation, batch))) return true;
    await storeClassification(tx, companyId, classifiedReviews, classification);
    if (isLastOfRun) await jobs.enqueue(tx, categoriseReviews, [{ payload: categorisation }]);
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [] });
    return true;
  });
}

export const requeueCategorisations = requeueStuck<{ company_id: number; version: number }>({
  noun: 'categorisations',
  everySeconds: 60,
  find: () => sql`
    select company_id::int8 as company_id, version from categorisations
    where status = 'processing' order by company_id`,
  jobOf: ({ company_id, version }) => lostJob(categoriseReviews, { companyId: company_id, version }),
});
