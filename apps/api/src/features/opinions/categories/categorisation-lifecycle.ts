import { sql } from 'drizzle-orm';
import type { Categorisation } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { classificationMethod } from '../classify/classify-by-rule.ts';
import type { OpinionChannel } from '../opinion-channel.ts';

/*
 * The lifecycle of a company's categorisation, which assigns categories to all of its opinions again, channel after
 * channel: begun, advanced batch by batch, and ended. `version` counts the beginnings; jobs of an earlier version do
 * nothing.
 */

/** One categorisation of a company, as its job knows it. */
export interface CategorisationVersion {
  companyId: number;
  version: number;
}

/** Makes sure that a company has a row to lock, for `refuseWhileCategorising`. */
export async function openCategorisation(tx: Queryable, companyId: number, now: Date): Promise<void> {
  await tx.execute(
    sql`insert into categorisations (company_id, status, version, done_to, total, processed, started_at)
        values (${companyId}, 'done', 0, 0, 0, 0, ${now.toISOString()}) on conflict do nothing`,
  );
}

/**
 * Keeps tags and sentiment from being changed by hand while all opinions are categorised; a categorisation that begins
 * waits for this transaction.
 * @throws Problem `categorisation_in_progress`
 */
export async function refuseWhileCategorising(tx: Queryable, companyId: number): Promise<void> {
  const [found] = await rows<{ status: string }>(
    tx,
    sql`select status from categorisations where company_id = ${companyId} for share`,
  );
  if (found?.status === 'processing') throw new Problem('categorisation_in_progress');
}

/** Begins a categorisation from the first opinion, also when one is under way. */
export async function beginCategorisation(
  tx: Queryable,
  channels: readonly OpinionChannel[],
  { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
  now: Date,
): Promise<CategorisationVersion> {
  const counts = channels.map(
    ({ tables: { reviews, hasText } }) =>
      sql`(select count(*) from ${reviews} r where r.company_id = ${companyId} and ${hasText})`,
  );
  const { version } = await oneRow<{ version: number }>(
    tx,
    sql`insert into categorisations as c (company_id, status, version, channel, done_to, total, processed, started_at, started_by)
        values (${companyId}, 'processing', 1, ${channels[0]?.topic}, 0, ${sql.join(counts, sql` + `)}, 0, ${now.toISOString()}, ${userId})
        on conflict (company_id) do update set status = 'processing', version = c.version + 1, channel = excluded.channel, done_to = 0,
          total = excluded.total, processed = 0, started_at = excluded.started_at, started_by = excluded.started_by, finished_at = null
        returning version`,
  );
  return { companyId, version };
}

/** How far a categorisation is: the opinions of a channel up to an id, and all of the channels before, are done. */
export interface CategorisationPosition {
  channel: OpinionChannel['topic'];
  doneTo: number;
}

/** Undefined when the version is void or ended. */
export async function positionOf(
  queries: Queryable,
  { companyId, version }: CategorisationVersion,
): Promise<CategorisationPosition | undefined> {
  const [found] = await rows<{ channel: CategorisationPosition['channel']; done_to: number }>(
    queries,
    sql`select channel, done_to from categorisations
        where company_id = ${companyId} and version = ${version} and status = 'processing'`,
  );
  return found && { channel: found.channel, doneTo: found.done_to };
}

/** Takes a batch as done. Returns whether it still was to be done: of two runs over the same batch, one writes it. */
export async function advanceCategorisation(
  tx: Queryable,
  { companyId, version }: CategorisationVersion,
  batch: { from: CategorisationPosition; to: CategorisationPosition; count: number },
): Promise<boolean> {
  const { from, to, count } = batch;
  const advanced = await rows(
    tx,
    sql`update categorisations set channel = ${to.channel}, done_to = ${to.doneTo}, processed = processed + ${count}
        where company_id = ${companyId} and version = ${version} and status = 'processing'
          and channel = ${from.channel} and done_to = ${from.doneTo}
        returning 1`,
  );
  return advanced.length > 0;
}

export async function endCategorisation(
  { database, live, now, opinionChannels }: Services,
  { companyId, version }: CategorisationVersion,
  status: 'done' | 'failed',
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await tx.execute(
      sql`update categorisations set status = ${status}, finished_at = ${now().toISOString()},
                 total = case when ${status === 'done'} then processed else total end
          where company_id = ${companyId} and version = ${version} and status = 'processing'`,
    );
    await live.publish(tx, companyId, { topic: 'review_categories', ids: [] });
    for (const { topic } of opinionChannels) await live.publish(tx, companyId, { topic, ids: [] });
  });
}

/** How far the last categorisation is. */
export async function readCategorisation(
  queries: Queryable,
  config: Services['config'],
  companyId: number,
): Promise<Categorisation> {
  const [found] = await rows<CategorisationRow>(
    queries,
    sql`select status, total, processed, started_at, finished_at from categorisations where company_id = ${companyId}`,
  );
  return {
    status: found?.status ?? 'idle',
    total: found?.total ?? 0,
    processed: found?.processed ?? 0,
    started_at: found ? isoOf(found.started_at) : null,
    finished_at: isoOf(found?.finished_at ?? null),
    method: classificationMethod(config),
  };
}

interface CategorisationRow {
  status: Exclude<Categorisation['status'], 'idle'>;
  total: number;
  processed: number;
  started_at: Moment;
  finished_at: Moment | null;
}
