import { ifRefused } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import { unanswered } from '../../provider-request.ts';
import { type ClaimedLookup, collectingOf, type LookupKind, postingOf, toTag } from './lookup-kind.ts';
import { claimLookups, keepOrders, renewLate, retryLater } from './lookup-lifecycle.ts';

/** Calls of one run, after which other jobs have their turn. */
const mostCalls = 20;

/** What the provider needs to find something, at least. */
const firstLookSeconds = 3;

/** Orders the searches that are due, a hundred a call. */
export async function postDue<Search extends object, Found, Noted extends object>(
  kind: LookupKind<Search, Found, Noted>,
  services: Services,
): Promise<void> {
  const { database, jobs, now } = services;
  await renewLate(kind, services);
  for (let calls = 0; calls < mostCalls; calls += 1) {
    const claimed = await claimLookups(kind, services);
    if (claimed.length === 0) return;
    const isPosted = await post(kind, services, claimed);
    const at = new Date(now().getTime() + firstLookSeconds * 1000);
    await jobs.enqueue(database.queries, collectingOf(kind.type), [{ payload: {}, at }]);
    if (!isPosted) return;
  }
  await jobs.enqueue(database.queries, postingOf(kind.type), [{ payload: {} }]);
}

/** False where the provider takes none now. */
async function post<Search extends object, Found, Noted extends object>(
  kind: LookupKind<Search, Found, Noted>,
  services: Services,
  claimed: readonly ClaimedLookup<Search>[],
): Promise<boolean> {
  const posted = kind
    .connector(services)
    .postSearches(
      claimed.map(({ search, ...lookup }) => ({ ...search, tag: toTag(lookup), isUrgent: lookup.isUrgent })),
    );
  const orders = await ifRefused(posted, async (error) => {
    services.log.warn({ kind: error.kind, reason: error.message }, 'searches could not be ordered');
    // What may have been taken is paid for: it is listed by its tag when it is done, and asked for when its time is up.
    if (!error.reasons.includes(unanswered)) await retryLater(kind, services, claimed, error);
    return undefined;
  });
  if (!orders) return false;
  const ordered = claimed.flatMap((lookup, index) => {
    const order = orders[index];
    return typeof order === 'string' ? [{ lookup, taskId: order }] : [];
  });
  await keepOrders(kind, services, ordered);
  for (const [index, lookup] of claimed.entries()) {
    const order = orders[index];
    if (typeof order === 'object') await retryLater(kind, services, [lookup], order);
  }
  return true;
}
