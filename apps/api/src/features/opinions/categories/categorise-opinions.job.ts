import { sql } from 'drizzle-orm';
import type { Categorisation } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { classifyOpinions } from '../classify/classify-opinions.ts';
import { opinionsToClassify } from '../classify/opinions-to-classify.ts';
import { storeClassification } from '../classify/store-classification.ts';
import type { OpinionTables } from '../opinion-channel.ts';
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
 * Starts a job that assigns categories to all opinions of a company again.
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
  { jobs, live, now, opinionChannels }: Services,
  tx: Queryable,
  member: Member,
): Promise<void> {
  const payload = await beginCategorisation(tx, opinionChannels, member, now());
  await jobs.enqueue(tx, categoriseOpinions, [{ payload }]);
  await live.publish(tx, member.companyId, { topic: 'review_categories', ids: [] });
}

const batchSize = 1000;

/** So that a run ends long before the queue takes it for lost. */
const batchesAtOnce = 20;

/**
 * Puts all opinions of a company into its automatic categories, in batches that each remember how far it is: killed
 * anywhere, another run goes on after the last one.
 */
export const categoriseOpinions = defineJob<CategorisationVersion>({
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
      services.log.error({ err: error, ...categorisation }, 'opinions could not be put into categories');
    }
  },
});

/** Returns whether there are more opinions. */
async function categoriseBatch(
  services: Services,
  categorisation: CategorisationVersion,
  isLastOfRun: boolean,
): Promise<boolean> {
  const { database, jobs, live, opinionChannels } = services;
  const { companyId } = categorisation;
  const from = await positionOf(database.queries, categorisation);
  if (from === undefined) return false;
  const place = opinionChannels.findIndex(({ topic }) => topic === from.channel);
  const tables = opinionChannels[place]?.tables;
  const opinions = tables ? await readBatch(database.queries, companyId, tables, from.doneTo) : [];
  const last = opinions.at(-1);
  const next = opinionChannels[place + 1];
  const to = last ? { channel: from.channel, doneTo: last.id } : next && { channel: next.topic, doneTo: 0 };
  if (!to) {
    await endCategorisation(services, categorisation, 'done');
    return false;
  }
  const classification = await classifyOpinions(services, companyId, opinions);
  return database.queries.transaction(async (tx) => {
    const batch = { from, to, count: opinions.length };
    if (!(await advanceCategorisation(tx, categorisation, batch))) return true;
    if (tables) await storeClassification(tx, companyId, tables, classification);
    if (isLastOfRun) await jobs.enqueue(tx, categoriseOpinions, [{ payload: categorisation }]);
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [] });
    return true;
  });
}

function readBatch(queries: Queryable, companyId: number, tables: OpinionTables, doneTo: number) {
  return opinionsToClassify(
    queries,
    companyId,
    tables,
    sql`r.id > ${doneTo} and ${tables.hasText}`,
    batchSize,
  );
}

export const requeueCategorisations = requeueStuck<{ company_id: number; version: number }>({
  noun: 'categorisations',
  everySeconds: 60,
  find: () => sql`
    select company_id::int8 as company_id, version from categorisations
    where status = 'processing' order by company_id`,
  jobOf: ({ company_id, version }) => lostJob(categoriseOpinions, { companyId: company_id, version }),
});
