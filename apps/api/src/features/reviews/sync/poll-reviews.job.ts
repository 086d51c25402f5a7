import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { shareOf } from '../../../delivery/provider-quota.ts';
import { compareReviews } from './compare-reviews.job.ts';
import { pollNewest, type LocationsOfAccount } from './poll-newest.job.ts';
import type { LocationToRead } from '../../listings/reached-locations.ts';

const everySeconds = 900;
/** The provider's own limit. */
const locationsACall = 200;
/** Whole lists are compared within a day, those that waited for their turn included. */
const comparedEveryHours = 18;
/** What a list that was never read whole may take. */
const unknownCalls = 4;

/**
 * The fallback for notifications that never came: the newest reviews of every location, 200 locations a call. What that
 * leaves of polling's share goes to whole lists, the one whose last comparison is the oldest first. All is spread over
 * the time until the next round; what still waits then is passed over.
 */
export const pollReviews = defineJob({
  name: 'poll-reviews',
  concurrency: 1,
  everySeconds,
  async run({ config, database, jobs, now }) {
    const perMinute = shareOf(config, ['google/v4', 'reviews']);
    const after = (calls: number) => new Date(now().getTime() + (calls / perMinute) * 60_000);
    let calls = 0;
    const newest = (await locationsByAccount(database.queries)).map((payload) => ({
      payload,
      at: after(calls++),
    }));
    await jobs.enqueue(database.queries, pollNewest, newest);

    const budget = Math.max(1, (perMinute * everySeconds) / 60 - calls);
    const chosen = chooseComparisons(await dueComparisons(database.queries, now(), budget), budget);
    const comparisons = chosen.map(({ calls: needed, ...payload }) => {
      const at = after(calls);
      calls += needed;
      return { payload, at };
    });
    await jobs.enqueue(database.queries, compareReviews, comparisons);
  },
});

interface DueComparison extends LocationToRead {
  /** How many calls it will take. */
  calls: number;
}

/** As many as the budget allows, in their order; the first one always, or a large location would never be compared. */
function chooseComparisons(due: readonly DueComparison[], budget: number): DueComparison[] {
  let spent = 0;
  return due.filter(({ calls }, index) => {
    if (index > 0 && spent + calls > budget) return false;
    spent += calls;
    return true;
  });
}

/** Every verified location of every company, in handfuls that one call can ask about. */
async function locationsByAccount(queries: Queryable): Promise<LocationsOfAccount[]> {
  const found = await rows<{ company_id: number; ids: number[] }>(
    queries,
    sql`select company_id::int8 as company_id, array_agg(id order by id)::int8[] as ids
        from (select company_id, google_account_id, id,
                     (row_number() over (partition by company_id, google_account_id order by id) - 1) / ${locationsACall}::int4 as handful
              from locations where is_verified and google_account_id is not null) l
        group by company_id, google_account_id, handful order by company_id, google_account_id, handful`,
  );
  return found.map(({ company_id, ids }) => ({
    companyId: company_id,
    locationIds: ids,
  }));
}

async function dueComparisons(queries: Queryable, now: Date, atMost: number): Promise<DueComparison[]> {
  const before = new Date(now.getTime() - comparedEveryHours * 3_600_000).toISOString();
  const found = await rows<{ company_id: number; id: number; calls: number }>(
    queries,
    sql`select l.company_id::int8 as company_id, l.id::int8 as id, coalesce(c.calls, ${unknownCalls}::int4) as calls
        from locations l
        left join review_comparisons c on c.company_id = l.company_id and c.location_id = l.id
        where l.is_verified and l.google_account_id is not null and (c.compared_at is null or c.compared_at < ${before})
        order by c.compared_at nulls first, l.company_id, l.id limit ${Math.ceil(atMost)}`,
  );
  return found.map(({ company_id, id, calls }) => ({
    companyId: company_id,
    locationId: id,
    calls,
  }));
}
