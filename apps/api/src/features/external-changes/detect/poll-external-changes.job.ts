import { defineJob } from '../../../jobs/define-job.ts';
import { pollingPerMinute } from '../../../providers/google-business-profile/polling-budget.ts';
import { syncStanding } from '../../listings/create/sync-standings.job.ts';
import { callsToAsk } from './ask-listing.ts';
import { chooseLooks } from './choose-looks.ts';
import { accountsToPoll } from './polled-account.ts';
import { pollAccount } from './poll-account.ts';
import type { GlancedLocation } from './glance-at-page.ts';
import { syncExternalChanges } from './sync-external-changes.job.ts';

/** A minute whose pages use up the share still has room for some looks. */
const leastLooks = 5;

/**
 * The fallback for notifications that never came, and the only way to hear of other managers: every location is glanced
 * at in lists, a hundred a call, and looked at where something differs. What the pages leave of the share goes to
 * those whose last look is the oldest.
 */
export const pollExternalChanges = defineJob({
  name: 'poll-external-changes',
  concurrency: 1,
  everySeconds: 60,
  subject: () => 'all',
  async run(services) {
    const { config, database, jobs, now } = services;
    const budget = Math.max(1, Math.floor(pollingPerMinute(config, 'externalChanges')));
    const glanced: GlancedLocation[] = [];
    let calls = 0;
    for (const account of await accountsToPoll(database.queries)) {
      if (calls >= budget) break;
      const polled = await pollAccount(services, account, budget - calls);
      calls += polled.calls;
      glanced.push(...polled.glanced);
    }
    const most = Math.max(leastLooks, Math.floor((budget - calls) / callsToAsk));
    await jobs.enqueue(
      database.queries,
      syncExternalChanges,
      chooseLooks(glanced, now(), most).map(({ place }) => ({ payload: place })),
    );
    await jobs.enqueue(
      database.queries,
      syncStanding,
      glanced.filter(({ hasOtherStanding }) => hasOtherStanding).map(({ place }) => ({ payload: place })),
    );
  },
});
