import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { Job } from '../../../jobs/define-job.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import { findGoogleAccount, type ConnectedAccount } from '../accounts/google-account.ts';
import { readPlaceToImport, type PlaceRead } from './read-place.ts';
import {
  abandonImport,
  endImport,
  findOpenImport,
  waitingNames,
  type ImportKey,
  type OpenImport,
} from './import-lifecycle.ts';
import { storePlaces, type OnImported } from './store-places.ts';

/** Places that are read in parallel; their results are stored together. */
const atOnce = 5;
/** A run ends long before the queue would take it for dead, and another goes on. */
const atMost = 50;

/** Imports the chosen places. After a crash it continues: each place has its own state and is settled once. */
export function importPlaces(onImported: OnImported): Job<ImportKey> {
  return defineProviderJob<ImportKey, OpenImport>({
    name: 'import-google-places',
    concurrency: 2,
    subject: ({ companyId, importId }) => `${companyId}/${importId}`,
    claim: findOpenImport,
    async work(services, open, _payload, { isLastTry }) {
      const account = await findGoogleAccount(services, open);
      if (!account) return abandonImport(services, open);
      const names = await waitingNames(services, open, atMost);
      for (let from = 0; from < names.length; from += atOnce) {
        const reads = await readAll(account, names.slice(from, from + atOnce), isLastTry);
        await storePlaces(services, open, reads, onImported);
        const lost = reads.some((read) => read.kind === 'refused' && read.problem === 'access_lost');
        if (lost) return abandonImport(services, open);
        const later = reads.find((read) => read.kind === 'later');
        if (later) throw later.error;
      }
      return names.length < atMost ? finishImport(services, open, account) : { at: services.now() };
    },
  });
}

async function readAll(
  { google }: ConnectedAccount,
  names: readonly string[],
  isLastTry: boolean,
): Promise<PlaceRead[]> {
  const reads = await Promise.all(names.map((name) => readPlaceToImport(google, name)));
  if (!isLastTry) return reads;
  return reads.map((read) =>
    read.kind === 'later' && read.error.kind !== 'quota'
      ? { kind: 'refused', googleName: read.googleName, problem: 'not_answered' }
      : read,
  );
}

/** Subscribes to what happens in the account from now on, then ends the import. */
async function finishImport(
  services: Services,
  open: OpenImport,
  { google, name }: ConnectedAccount,
): Promise<void> {
  // Polling finds what is not notified; an import that is whole must not look as if it went on.
  await ifRefused(google.publishChanges(name, services.config.GOOGLE_PUBSUB_TOPIC), (error) =>
    services.log.warn({ err: error }, 'no notifications from an account that was imported'),
  );
  await endImport(services, open);
}
