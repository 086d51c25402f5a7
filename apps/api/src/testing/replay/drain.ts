import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { requeueStuckDecisions } from '../../features/external-changes/decide/requeue-stuck-decisions.job.ts';
import { pollExternalChanges } from '../../features/external-changes/detect/poll-external-changes.job.ts';
import { requeueStuckUpdates } from '../../features/listings/updates/requeue-stuck-updates.job.ts';
import type { ReplayedChain } from './replayed-chain.ts';

const rounds = 2;

/** A thousand locations wait each for its own moment; a quarter of a minute is no moment that matters. */
const tickSeconds = 15;

/** Lets time pass until everything that was promised is done: polls, looks, decisions and their tries. */
export async function drainJobs({
  services,
  jobs,
  clock,
}: Pick<ReplayedChain, 'services' | 'jobs' | 'clock'>): Promise<void> {
  const { database } = services;
  for (let round = 0; round < rounds; round += 1) {
    // The queue's supervisor would find out within seconds that their worker is dead.
    await database.queries.execute(
      sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
    );
    for (const job of [requeueStuckUpdates, requeueStuckDecisions, pollExternalChanges])
      await services.jobs.enqueue(database.queries, job, [{ payload: {} }]);
    await jobs.settle(3600, tickSeconds);
    clock.advance(3600);
    await tidy(database);
  }
}

/** PGlite sweeps nothing by itself, and the queue would be read through all that it ever did. */
async function tidy({ queries }: Database): Promise<void> {
  await queries.execute(sql`delete from pgboss.job where state = 'completed'`);
  await queries.execute(sql`vacuum analyze`);
}
