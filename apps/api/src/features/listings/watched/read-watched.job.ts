import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { shareOf } from '../../../delivery/provider-quota.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { dueSince } from '../daily-reads.ts';
import type { LocationToRead } from '../reached-locations.ts';
import { storeReading } from './store-watched.ts';

interface PlaceToRead {
  placeId: string;
  timezone: string;
}

/** Asks the map what it says of one watched location now. */
export const readWatchedLocation = defineProviderJob<LocationToRead, PlaceToRead, 'unanswered'>({
  name: 'read-watched-location',
  concurrency: 2,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  async claim({ database }, { companyId, locationId }) {
    const [found] = await rows<PlaceToRead>(
      database.queries,
      sql`select l.place_id as "placeId", c.timezone from watched_locations w
          join locations l on l.company_id = w.company_id and l.id = w.location_id
          join companies c on c.id = w.company_id
          where w.company_id = ${companyId} and w.location_id = ${locationId}`,
    );
    return found;
  },
  async work(services, { placeId, timezone }, { companyId, locationId }) {
    const { database, live, places } = services;
    const business = await places.business(placeId);
    await database.queries.transaction(async (tx) => {
      const reading = { companyId, locationId, timezone };
      if (await storeReading(services, tx, reading, business))
        await live.publish(tx, companyId, { topic: 'locations', ids: [locationId] });
    });
  },
  // Only the operator can replace a key that is refused; the next round asks again.
  explain: ({ kind }) => (kind === 'temporary' ? undefined : { problem: 'unanswered' }),
  lastProblem: 'unanswered',
});

const everySeconds = 1800;

/** Has each watched location read once a day, the one that was read longest ago first. */
export const readWatchedLocations = defineJob({
  name: 'read-watched-locations',
  concurrency: 1,
  everySeconds,
  subject: () => 'all',
  async run({ config, database, jobs, now }) {
    const perMinute = shareOf(config, ['google/places', 'watched']);
    const atMost = Math.max(1, Math.floor((perMinute * everySeconds) / 60));
    const due = await rows<LocationToRead>(
      database.queries,
      sql`select company_id::int8 as "companyId", location_id::int8 as "locationId" from watched_locations
          where read_at < ${dueSince(now()).toISOString()} order by read_at, company_id, location_id limit ${atMost}`,
    );
    await jobs.enqueue(
      database.queries,
      readWatchedLocation,
      due.map((payload, index) => ({
        payload,
        at: new Date(now().getTime() + (index / perMinute) * 60_000),
      })),
    );
  },
});
