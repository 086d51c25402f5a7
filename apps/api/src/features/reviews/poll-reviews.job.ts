import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { GoogleError } from '../../providers/google-business-profile/google-error.ts';
import { sendLater } from './send-later.ts';
import { storeReviews } from './store-reviews.ts';

interface LocationToPoll {
  companyId: number;
  locationId: number;
}

/** Reads the newest reviews of one location until it meets a page that it knows already. */
export const pollLocation = defineJob<LocationToPoll>({
  name: 'poll-location',
  concurrency: 4,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  async run(services, payload) {
    const { database, google, sealer, live } = services;
    const { companyId, locationId } = payload;
    const [found] = await rows<{ parent: string; sealed_refresh_token: string }>(
      database.queries,
      sql`select g.name || '/' || l.google_name as parent, g.sealed_refresh_token
          from locations l join google_accounts g on g.company_id = l.company_id and g.id = l.google_account_id
          where l.company_id = ${companyId} and l.id = ${locationId} and l.is_verified`,
    );
    if (!found) return;
    try {
      for await (const page of google
        .as(sealer.open('refresh token', found.sealed_refresh_token))
        .listReviews(found.parent)) {
        const ids = await database.queries.transaction(async (tx) => {
          const changed = await storeReviews(services, tx, companyId, locationId, page);
          if (changed.length > 0) await live.publish(tx, companyId, { topic: 'reviews', ids: changed });
          return changed;
        });
        if (ids.length < page.length) return;
      }
    } catch (error) {
      if (!(error instanceof GoogleError) || error.kind !== 'quota') throw error;
      await sendLater(services, pollLocation, payload, error);
    }
  },
});

/** What polling may take of the provider's requests; replies come first. */
const share = 0.25;

/**
 * The fallback for notifications that never came: every location, at a pace that leaves the quota to replies. A chain
 * too large for one round is not asked about twice: a location that still waits is passed over.
 */
export const pollReviews = defineJob({
  name: 'poll-reviews',
  concurrency: 1,
  everySeconds: 900,
  async run({ config, database, jobs, now }) {
    const locations = await locationsToPoll(database.queries);
    const perMinute = config.GOOGLE_REQUESTS_PER_MINUTE * share;
    const payloads = locations.map((payload, index) => ({
      payload,
      at: new Date(now().getTime() + (index / perMinute) * 60_000),
    }));
    await jobs.enqueue(database.queries, pollLocation, payloads);
  },
});

/** Every verified location of every company. */
async function locationsToPoll(queries: Queryable): Promise<LocationToPoll[]> {
  const found = await rows<{ company_id: number | string; id: number | string }>(
    queries,
    sql`select company_id::int8 as company_id, id::int8 as id from locations
        where is_verified and google_account_id is not null order by company_id, id`,
  );
  return found.map((row) => ({ companyId: Number(row.company_id), locationId: Number(row.id) }));
}
