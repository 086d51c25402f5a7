import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { notificationSecret } from './features/integrations/integrations.routes.ts';
import { reviewJobs } from './features/reviews/reviews.jobs.ts';
import { openJobs } from './jobs/jobs.ts';
import { openLiveBus } from './live/live-bus.ts';
import {
  openGoogleBusinessProfile,
  type GoogleSettings,
} from './providers/google-business-profile/google-business-profile.ts';
import { createSealer } from './secrets/sealer.ts';
import type { Services } from './services.ts';

/** Every kind of background work. */
export const allJobs = [...reviewJobs];

export interface Surroundings {
  config: Config;
  database: Database;
  key: Buffer;
  log: Logger;
  /** Where Google is, and who we are to it. */
  google: Pick<GoogleSettings, 'baseUrl' | 'clientId' | 'clientSecret'>;
  fetch?: typeof globalThis.fetch;
  now?: () => Date;
}

/** Brings a database up to date and puts together what the API and the workers run on. */
export async function openServices(
  surroundings: Surroundings,
): Promise<Services & { close(): Promise<void> }> {
  const { config, database, key, log, fetch = globalThis.fetch, now = () => new Date() } = surroundings;
  await migrate(database);
  const jobs = await openJobs(database, allJobs, log);
  const live = await openLiveBus(database);
  const google = openGoogleBusinessProfile({ ...surroundings.google, fetch, now });
  return {
    config,
    database,
    jobs,
    live,
    google,
    sealer: createSealer(key),
    notificationSecret: notificationSecret(key),
    log,
    now,
    async close() {
      await jobs.stop();
      await live.close();
      await database.close();
    },
  };
}
