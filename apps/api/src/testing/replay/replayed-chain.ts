import { join } from 'node:path';
import { createSandbox, sandboxOAuthClient, sandboxPlacesKey } from '@pinfold/sandbox';
import { readConfig } from '../../config.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { createApp } from '../../http/create-app.ts';
import { createLog } from '../../log.ts';
import { allJobs, openServices } from '../../open-services.ts';
import { loadKey } from '../../secrets/load-key.ts';
import { seed } from '../../seed/seed.ts';
import { createJobRunner, idleBoss } from '../run-jobs.ts';
import { createTestClock } from '../test-clock.ts';
import type { Calls } from './replay-calls.ts';

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
    key: await loadKey(undefined, folder),
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
      placesKey: sandboxPlacesKey,
      socialProviders: [],
      dataForSeo: { url: `${origin}/sandbox/dataforseo`, login: '', password: '' },
      model: { baseUrl: `${origin}/sandbox/openai/v1`, key: undefined },
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
