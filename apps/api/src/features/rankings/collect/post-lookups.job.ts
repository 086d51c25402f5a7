import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { SearchResultsError } from '../../../providers/dataforseo/search-results-error.ts';
import type { Services } from '../../../services.ts';
import { claimLookups, type ClaimedLookup } from './claim-lookups.ts';
import { collectLookups } from './collect-lookups.job.ts';
import { toTag } from './lookup-tag.ts';
import { tryLater } from './try-later.ts';

/** Calls of one run, after which other jobs have their turn. */
const mostCalls = 20;

/** What the provider needs to find something, at least. */
const firstLookSeconds = 3;

/** Orders the searches that are due, a hundred a call. */
export const postLookups = defineJob({
  name: 'post-lookups',
  concurrency: 1,
  everySeconds: 60,
  subject: () => 'all',
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
  let orders: (string | SearchResultsError)[];
  try {
    orders = await services.searchResults.postSearches(
      claimed.map((lookup) => ({ ...lookup, tag: toTag(lookup), isUrgent: lookup.isScan })),
    );
  } catch (error) {
    if (!(error instanceof SearchResultsError)) throw error;
    services.log.warn({ kind: error.kind, reason: error.message }, 'searches could not be ordered');
    await tryLater(services, claimed, error);
    return false;
  }
  const ordered = claimed.flatMap((lookup, index) => {
    const order = orders[index];
    return typeof order === 'string' ? [{ lookup, taskId: order }] : [];
  });
  await keepOrders(services, ordered);
  for (const [index, lookup] of claimed.entries()) {
    const order = orders[index];
    if (order instanceof SearchResultsError) await tryLater(services, [lookup], order);
  }
  return true;
}

async function keepOrders(
  { database }: Services,
  ordered: readonly { lookup: ClaimedLookup; taskId: string }[],
): Promise<void> {
  const given = ordered.map(({ lookup, taskId }) => ({
    company_id: lookup.companyId,
    id: lookup.lookupId,
    task_id: taskId,
  }));
  await rows(
    database.queries,
    sql`update rank_lookups r set task_id = o.task_id
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as o (company_id int8, id int8, task_id text)
        where r.company_id = o.company_id and r.id = o.id and r.state = 'posted'`,
  );
}
