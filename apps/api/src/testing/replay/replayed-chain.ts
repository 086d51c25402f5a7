import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  sandboxApple,
  sandboxBingIdentity,
  createSandbox,
  sandboxOAuthClient,
  sandboxPlacesKey,
} from '@pinfold/sandbox';
import { readConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { requeueStuckDecisions } from '../../features/external-changes/decide/requeue-stuck-decisions.job.ts';
import { pollExternalChanges } from '../../features/external-changes/detect/poll-external-changes.job.ts';
import { requeueStuckUpdates } from '../../features/listings/updates/send-listing-update.job.ts';
import { createApp } from '../../http/create-app.ts';
import { createLog } from '../../log.ts';
import { allJobs, openServices } from '../../open-services.ts';
import { loadKeyRing } from '../../secrets/load-key-ring.ts';
import { seed } from '../../seed/seed.ts';
import { createJobRunner, createTestClock, idleBoss } from '../clients/job-runner.ts';
import type { Calls } from '../clients/running-product.ts';

export type ReplayedChain = Awaited<ReturnType<typeof openReplayedChain>>;

const origin = 'http://sandbox.test';

/**
 * Opens the data folder of a killed server in this process, where time can be moved: its database, its sandbox and its
 * queue. A new folder becomes the scale seed's chain.
 */
export async function openReplayedChain(
  folder: string,
  environment: Record<string, string>,
  hoursOn: number,
) {
  const config = readConfig({ ...environment, PINFOLD_DATA: folder, PINFOLD_LOG: 'silent' });
  const clock = createTestClock(new Date(Date.now() + hoursOn * 3_600_000));
  const sandbox = await createSandbox({
    world: { locations: config.PINFOLD_SCALE_LOCATIONS, reviews: config.PINFOLD_SCALE_REVIEWS },
    folder: join(folder, 'sandbox'),
    now: () => clock.now().getTime(),
  });
  const services = await openServices({
    config,
    database: await openPglite(join(folder, 'database')),
    keys: await loadKeyRing({ dataFolder: folder }),
    log: createLog('silent'),
    google: {
      baseUrl: `${origin}/sandbox/google`,
      clientId: sandboxOAuthClient.id,
      clientSecret: sandboxOAuthClient.secret,
    },
    publicUrl: 'http://panel.test',
    sandbox: {
      smtpUrl: () => sandbox.smtpUrl(),
      vatRegisterUrl: `${origin}/sandbox/vat-register`,
      googlePlayUrl: `${origin}/sandbox/google-play`,
      appStoreUrl: `${origin}/sandbox/app-store`,
      placesKey: sandboxPlacesKey,
      socialProviders: [],
      dataForSeo: { url: `${origin}/sandbox/dataforseo`, login: '', password: '' },
      pageSpeed: { url: `${origin}/sandbox/pagespeed`, key: '' },
      bingPlaces: { url: `${origin}/sandbox/bing`, identity: sandboxBingIdentity },
      apple: {
        url: `${origin}/sandbox/apple`,
        consentUrl: `${origin}/sandbox/apple`,
        ...sandboxApple,
      },
      facebook: {
        url: `${origin}/sandbox/facebook`,
        dialogUrl: `${origin}/sandbox/facebook`,
        appId: '',
        appSecret: '',
      },
      model: { baseUrl: `${origin}/sandbox/openai/v1`, key: undefined },
      stripe: { url: `${origin}/sandbox/stripe`, key: '', webhookSecret: '' },
    },
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    now: clock.now,
  });
  await seed(services, () => {});
  const app = createApp(services);
  const boss = await idleBoss(services.database).start();
  const jobs = createJobRunner(boss, services, allJobs, clock);
  const calls: Calls = {
    api: (path, init) => app.request(path, init),
    sandbox: (path, init) => sandbox.fetch(new Request(`${origin}/sandbox${path}`, init)),
  };
  return {
    services,
    jobs,
    clock,
    calls,
    async close() {
      await boss.stop({ graceful: false });
      await services.close();
      await sandbox.close();
    },
  };
}

const rounds = 2;

/** A thousand locations wait each for its own moment; a quarter of a minute is no moment that matters. */
const tickSeconds = 15;

/** Lets time pass until all enqueued jobs are done: polls, syncs, decisions and their retries. */
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
