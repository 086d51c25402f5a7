import { defineJob } from '../../../jobs/define-job.ts';
import { shareOf } from '../../../delivery/provider-quota.ts';
import { syncStanding } from '../../listings/create/sync-standings.job.ts';
import { callsToAsk } from './compared-listing.ts';
import type { LocationDiff } from './diff-locations-page.ts';
import { accountsToPoll, pollAccount } from './poll-account.ts';
import { syncExternalChanges } from './sync-external-changes.job.ts';

/** A minute whose pages use up the share still has room for some looks. */
const leastLooks = 5;

/**
 * The fallback for lost notifications, and the only way to detect edits by other managers: every location is compared
 * with Google's lists, a hundred a call, and synced where something differs. The remaining calls sync the locations
 * whose last sync is the oldest.
 */
export const pollExternalChanges = defineJob({
  name: 'poll-external-changes',
  concurrency: 1,
  everySeconds: 60,
  subject: () => 'all',
  async run(services) {
    const { config, database, jobs, now } = services;
    const budget = Math.max(
      1,
      Math.floor(shareOf(config, ['google/business-information', 'externalChanges'])),
    );
    const diffs: LocationDiff[] = [];
    let calls = 0;
    for (const account of await accountsToPoll(database.queries)) {
      if (calls >= budget) break;
      const polled = await pollAccount(services, account, budget - calls);
      calls += polled.calls;
      diffs.push(...polled.diffs);
    }
    const most = Math.max(leastLooks, Math.floor((budget - calls) / callsToAsk));
    await jobs.enqueue(
      database.queries,
      syncExternalChanges,
      chooseLocations(diffs, now(), most).map(({ location }) => ({ payload: location })),
    );
    await jobs.enqueue(
      database.queries,
      syncStanding,
      diffs.filter(({ hasOtherStanding }) => hasOtherStanding).map(({ location }) => ({ payload: location })),
    );
  },
});

/**
 * Chooses the locations to sync now. Those with differences come first; a quarter is reserved for those whose sync is
 * longest overdue, so that none waits forever.
 */
export function chooseLocations(diffs: readonly LocationDiff[], now: Date, most: number): LocationDiff[] {
  const due = diffs
    .filter((location) => dueAt(location) <= now.getTime())
    .toSorted((a, b) => dueAt(a) - dueAt(b));
  const fresh = due.filter(({ sight }) => sight === 'new').slice(0, most - Math.max(1, Math.floor(most / 4)));
  const others = due.filter((location) => !fresh.includes(location));
  return [...fresh, ...others].slice(0, most);
}

function dueAt({ checkedAt, sight }: LocationDiff): number {
  return (checkedAt?.getTime() ?? 0) + patienceMinutes[sight] * 60_000;
}

/** Attributes that another manager changed are in no list: only a sync finds them. */
const patienceMinutes = { new: 0, known: 5, same: 60 };
