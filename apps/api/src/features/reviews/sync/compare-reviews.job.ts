import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import { shareOf } from '../../../delivery/provider-quota.ts';
import type { Services } from '../../../services.ts';
import {
  reachedLocation,
  type LocationToRead,
  type ReachedLocation,
} from '../../listings/reached-locations.ts';
import { storeAndPublish } from './store-reviews.ts';
import { syncReview } from './sync-review.job.ts';

/** How far a comparison has come. */
interface Progress {
  pageToken: string;
  calls: number;
  /** Names of reviews without the location's. */
  seen: readonly string[];
}

/**
 * Compares all reviews of one location with Google's list, to find what is not pushed: replies written or deleted in
 * Google's own app. Reviews that are missing in the list are fetched one by one before they count as deleted. A list
 * that takes more calls than a quota has left goes on from the page that it has come to, or starts over, once, where
 * the provider does not know that page any more.
 */
export const compareReviews = defineProviderJob<LocationToRead, ReachedLocation, 'refused'>({
  name: 'compare-reviews',
  concurrency: 2,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  claim: reachedLocation,
  async work(services, location, payload) {
    const kept = await readProgress(services, payload);
    const { calls, names } = await ifRefused(readList(services, location, payload, kept), (error) => {
      if (kept.pageToken === '' || error.kind !== 'invalid') throw error;
      return readList(services, location, payload, { pageToken: '', calls: 0, seen: [] });
    });
    await askAboutMissing(services, payload, location, names);
    await noteComparison(services, payload, calls);
  },
  explain: ({ kind }) => (kind === 'temporary' ? undefined : { problem: 'refused' }),
  // One that cannot be read is not chosen again before the others either.
  settleFailed: (services, payload) => noteComparison(services, payload, 1),
});

/** Stores the list page by page, from where a comparison has come to. */
async function readList(
  services: Services,
  { google, name: location }: ReachedLocation,
  payload: LocationToRead,
  { pageToken, calls, seen }: Progress,
): Promise<{ calls: number; names: ReadonlySet<string> }> {
  const names = new Set(seen);
  do {
    const page = await ifRefused(google.reviewPage(location, pageToken), async (error) => {
      if (error.kind === 'quota')
        await keepProgress(services, payload, { pageToken, calls, seen: [...names] });
      throw error;
    });
    for (const { name } of page.reviews) names.add(name.slice(location.length));
    await storeAndPublish(services, payload, page.reviews);
    ({ nextPageToken: pageToken } = page);
    calls += 1;
  } while (pageToken !== '');
  return { calls, names };
}

async function readProgress(
  { database }: Services,
  { companyId, locationId }: LocationToRead,
): Promise<Progress> {
  const [kept] = await rows<{ page_token: string | null; calls_made: number | null; seen: string[] | null }>(
    database.queries,
    sql`select page_token, calls_made, seen from review_comparisons
        where company_id = ${companyId} and location_id = ${locationId}`,
  );
  return { pageToken: kept?.page_token ?? '', calls: kept?.calls_made ?? 0, seen: kept?.seen ?? [] };
}

async function keepProgress(
  { database }: Services,
  { companyId, locationId }: LocationToRead,
  { pageToken, calls, seen }: Progress,
): Promise<void> {
  await database.queries.execute(
    sql`insert into review_comparisons (company_id, location_id, calls, page_token, calls_made, seen)
        select company_id, id, ${calls}::int4, ${pageToken}, ${calls}::int4, ${sql.param([...seen])}::text[] from locations
        where company_id = ${companyId} and id = ${locationId} for key share
        on conflict (company_id, location_id) do update set
          page_token = excluded.page_token, calls_made = excluded.calls_made, seen = excluded.seen`,
  );
}

async function askAboutMissing(
  { config, database, jobs, now }: Services,
  { companyId, locationId }: LocationToRead,
  { name }: ReachedLocation,
  seen: ReadonlySet<string>,
): Promise<void> {
  const known = await rows<{ google_name: string }>(
    database.queries,
    sql`select google_name from reviews where company_id = ${companyId} and location_id = ${locationId} and not deleted`,
  );
  const missing = known.filter(
    ({ google_name }) => google_name.startsWith(name) && !seen.has(google_name.slice(name.length)),
  );
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
  { companyId, locationId }: LocationToRead,
  calls: number,
): Promise<void> {
  await database.queries.execute(
    sql`insert into review_comparisons (company_id, location_id, compared_at, calls)
        select company_id, id, ${now().toISOString()}, ${calls}::int4 from locations
        where company_id = ${companyId} and id = ${locationId} for key share
        on conflict (company_id, location_id) do update set
          compared_at = excluded.compared_at, calls = excluded.calls, page_token = null, calls_made = null, seen = null`,
  );
}
