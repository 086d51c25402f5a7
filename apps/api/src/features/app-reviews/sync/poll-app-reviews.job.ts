import { sql } from 'drizzle-orm';
import type { AppStore } from '@pinfold/contract/app-stores';
import { rows } from '../../../database/database.ts';
import { type QuotaShare, shareOf } from '../../../delivery/provider-quota.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { isQueuedOrActive } from '../../../jobs/jobs.ts';
import { installationFlags } from '../../session/installation-settings.ts';
import { readAppReviews } from './read-app-reviews.job.ts';

const everySeconds = 1800;

const shares: Record<AppStore, QuotaShare> = {
  google_play: ['google-play/reads', 'reviews'],
  app_store: ['app-store', 'reviews'],
};

/**
 * Has the reviews of every app read, the app first that was read longest ago. An app whose reading is under way is left
 * out: a reading from the start would take the place of the one that goes on. All is spread over the time until the next
 * round; what has no room in the quota waits for it.
 */
export const pollAppReviews = defineJob({
  name: 'poll-app-reviews',
  concurrency: 1,
  everySeconds,
  async run({ config, database, jobs, now }) {
    const isOnForAll = installationFlags(config).includes('app_reviews');
    const apps = await rows<{ company_id: number; id: number; store: AppStore }>(
      database.queries,
      sql`select a.company_id::int8 as company_id, a.id::int8 as id, a.store from mobile_apps a
          join companies c on c.id = a.company_id
          left join app_review_reads p on p.company_id = a.company_id and p.app_id = a.id
          where a.removed_at is null and (${isOnForAll} or 'app_reviews' = any(c.feature_flags))
            and not ${isQueuedOrActive(readAppReviews.name, sql`a.company_id || '/' || a.id`)}
          order by p.read_at nulls first, a.company_id, a.id`,
    );
    const start = now().getTime();
    for (const [store, ofStore] of Map.groupBy(apps, (app) => app.store)) {
      const perMinute = shareOf(config, shares[store]);
      const room = Math.max(1, Math.floor((perMinute * everySeconds) / 60));
      await jobs.enqueue(
        database.queries,
        readAppReviews,
        ofStore.slice(0, room).map(({ company_id, id }, index) => ({
          payload: { companyId: company_id, appId: id },
          at: new Date(start + (index / perMinute) * 60_000),
        })),
      );
    }
  },
});
