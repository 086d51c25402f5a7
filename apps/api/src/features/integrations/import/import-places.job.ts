import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { takeProviderCalls } from '../../../providers/google-business-profile/provider-quota.ts';
import type { Services } from '../../../services.ts';
import { findAccount, type ConnectedAccount } from '../google-account.ts';
import { waitForGoogle } from '../wait-for-google.ts';
import { finishImport, giveUpImport } from './finish-import.ts';
import { callsAPlace, readPlace, type PlaceRead } from './read-place.ts';
import { storePlaces, type OnImported, type OpenImport } from './store-places.ts';

export interface ImportToRun {
  companyId: number;
  importId: number;
}

/** Read at once; what they say is stored together. */
const atOnce = 5;
/** A run ends long before the queue would take it for dead, and another goes on. */
const atMost = 50;

/**
 * Works through the places of an import. Killed anywhere it goes on where it was: what waits is told by the places
 * themselves, and each is settled once.
 */
export function importPlaces(onImported: OnImported): Job<ImportToRun> {
  const job: Job<ImportToRun> = defineJob({
    name: 'import-google-places',
    concurrency: 2,
    subject: ({ companyId, importId }) => `${companyId}/${importId}`,
    async run(services, payload, { isLastTry }) {
      const open = await findOpen(services, payload);
      if (!open) return;
      const account = await findAccount(services, open);
      if (!account) return giveUpImport(services, open);
      const names = await waitingNames(services, open);
      for (let from = 0; from < names.length; from += atOnce) {
        const chunk = names.slice(from, from + atOnce);
        const calls = { calls: chunk.length * callsAPlace };
        if (!(await takeProviderCalls(services.database.queries, services.config, services.now(), calls)))
          return waitForGoogle(services, job, payload, { retryAfter: undefined });
        const reads = await readAll(account, chunk, isLastTry);
        await storePlaces(services, open, reads, onImported);
        const lost = reads.some((read) => read.kind === 'refused' && read.problem === 'access_lost');
        if (lost) return giveUpImport(services, open);
        const later = reads.find((read) => read.kind === 'later');
        if (later?.error.kind === 'quota') return waitForGoogle(services, job, payload, later.error);
        if (later) throw later.error;
      }
      if (names.length < atMost) await finishImport(services, open, account);
      else await services.jobs.enqueue(services.database.queries, job, [{ payload }]);
    },
  });
  return job;
}

async function readAll(
  { google }: ConnectedAccount,
  names: readonly string[],
  isLastTry: boolean,
): Promise<PlaceRead[]> {
  const reads = await Promise.all(names.map((name) => readPlace(google, name)));
  if (!isLastTry) return reads;
  return reads.map((read) =>
    read.kind === 'later' && read.error.kind !== 'quota'
      ? { kind: 'refused', googleName: read.googleName, problem: 'not_answered' }
      : read,
  );
}

async function findOpen(
  { database }: Services,
  { companyId, importId }: ImportToRun,
): Promise<OpenImport | undefined> {
  const [row] = await rows<{ account_id: number }>(
    database.queries,
    sql`select google_account_id::int8 as account_id from google_imports
        where company_id = ${companyId} and id = ${importId} and finished_at is null`,
  );
  return row && { companyId, importId, accountId: row.account_id };
}

async function waitingNames({ database }: Services, { companyId, importId }: OpenImport): Promise<string[]> {
  const found = await rows<{ google_name: string }>(
    database.queries,
    sql`select google_name from google_import_places
        where company_id = ${companyId} and import_id = ${importId} and outcome is null
        order by fold(name), google_name limit ${atMost}`,
  );
  return found.map(({ google_name }) => google_name);
}
