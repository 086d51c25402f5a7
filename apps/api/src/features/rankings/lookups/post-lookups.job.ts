import { defineJob } from '../../../jobs/define-job.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import { unanswered } from '../../../providers/provider-request.ts';
import type { Services } from '../../../services.ts';
import { lookupPosting, toTag } from '../rank-lookup.ts';
import { collectLookups } from './collect-lookups.job.ts';
import { type ClaimedLookup, claimLookups, keepOrders, retryLater } from './lookup-lifecycle.ts';

/** Calls of one run, after which other jobs have their turn. */
const mostCalls = 20;

/** What the provider needs to find something, at least. */
const firstLookSeconds = 3;

/** Orders the searches that are due, a hundred a call. */
export const postLookups = defineJob({
  ...lookupPosting,
  concurrency: 1,
  everySeconds: 60,
  async run(services) {
    const { database, jobs, now } = services;
    for (let calls = 0; calls < mostCalls; calls += 1) {
      const claimed = await claimLookups(services);
      if (claimed.length === 0) return;
      const isPosted = await post(services, claimed);
      const at = new Date(now().getTime() + firstLookSeconds * 1000);
      await jobs.enqueue(database.queries, collectLookups, [{ payload: {}, at }]);
      if (!isPosted) return;
    }
    await jobs.enqueue(database.queries, postLookups, [{ payload: {} }]);
  },
});

/** False where the provider takes none now. */
async function post(services: Services, claimed: readonly ClaimedLookup[]): Promise<boolean> {
  const posted = services.searchResults.postSearches(
    claimed.map((lookup) => ({ ...lookup, tag: toTag(lookup), isUrgent: lookup.isScan })),
  );
  const orders = await ifRefused(posted, async (error) => {
    services.log.warn({ kind: error.kind, reason: error.message }, 'searches could not be ordered');
    // What may have been taken is paid for: it is listed by its tag when it is done, and asked for when its time is up.
    if (!error.reasons.includes(unanswered)) await retryLater(services, claimed, error);
    return undefined;
  });
  if (!orders) return false;
  const ordered = claimed.flatMap((lookup, index) => {
    const order = orders[index];
    return typeof order === 'string' ? [{ lookup, taskId: order }] : [];
  });
  await keepOrders(services, ordered);
  for (const [index, lookup] of claimed.entries()) {
    const order = orders[index];
    if (typeof order === 'object') await retryLater(services, [lookup], order);
  }
  return true;
}
