import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { shareOf } from '../../../delivery/quota-subjects.ts';
import type { Services } from '../../../services.ts';
import { waitForQuota } from '../../../delivery/provider-quota.ts';
import { syncReview } from './sync-review.job.ts';
import { polledLocations, type LocationToPoll, type PolledLocation } from './polled-location.ts';
import { storeAndPublish } from './store-reviews.ts';

/**
 * Compares all reviews of one location with Google's list, to find what is not pushed: replies written or deleted in
 * Google's own app. Reviews that are missing in the list are fetched one by one before they count as deleted.
 */
export const compareReviews: Job<LocationToPoll> = defineJob({
  name: 'compare-reviews',
  concurrency: 2,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  async run(services, payload) {
    const [location] = await polledLocations(services, payload.companyId, [payload.locationId]);
    if (!location) return;
    const seen = new Set<string>();
    let calls = 0;
    try {
      for await (const page of location.google.listReviews(location.name)) {
        calls += 1;
        for (const { name } of page) seen.add(name);
        await storeAndPublish(services, payload, page);
      }
      await askAboutMissing(services, payload, location, seen);
    } catch (error) {
      if (!(error instanceof GoogleError) || error.kind === 'temporary') throw error;
      if (error.kind === 'quota') return waitForQuota(services, compareReviews, payload, error);
    }
    // One that cannot be read is not chosen again before the others either.
    await noteComparison(services, payload, Math.max(calls, 1));
  },
});

async function askAboutMissing(
  { config, database, jobs, now }: Services,
  { companyId, locationId }: LocationToPoll,
  { name }: PolledLocation,
  seen: ReadonlySet<string>,
): Promise<void> {
  const known = await rows<{ google_name: string }>(
    database.queries,
    sql`select google_name from reviews where company_id = ${companyId} and location_id = ${locationId} and not deleted`,
  );
  const missing = known.filter(({ google_name }) => !seen.has(google_name) && google_name.startsWith(name));
  const perMinute = shareOf(config, ['google/v4', 'reviews']);
  await jobs.enqueue(
    database.queries,
    syncReview,
    missing.map(({ google_name }, index) => ({
      payload: { googleName: google_name },
      at: new Date(now().getTime() + (index / perMinute) * 60_000),
    })),
  );
}

/** Of a location that was removed meanwhile it notes nothing. */
async function noteComparison(
  { database, now }: Services,
  { companyId, locationId }: LocationToPoll,
  calls: number,
): Promise<void> {
  await database.queries.execute(
    sql`insert into review_comparisons (company_id, location_id, compared_at, calls)
        select company_id, id, ${now().toISOString()}, ${calls}::int4 from locations
        where company_id = ${companyId} and id = ${locationId} for key share
        on conflict (company_id, location_id) do update set compared_at = excluded.compared_at, calls = excluded.calls`,
  );
}
