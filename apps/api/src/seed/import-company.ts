import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { importGoogleAccount } from '../features/integrations/import-google-account.service.ts';
import { publicationReadsPerMinute } from '../features/publications/poll-publications.job.ts';
import { readPublications } from '../features/publications/read-publications.job.ts';
import { importReviews } from '../features/reviews/sync/store-reviews.ts';
import type { Services } from '../services.ts';

/** Connects a Google account and waits until its locations and their reviews are here. */
export async function importCompany(counting: Services, companyId: number, refreshToken: string) {
  // A world is set up within a minute, however large it is, and before there is anybody whose calls it could use up.
  const services = { ...counting, google: counting.google.uncounted() };
  const locations = await importGoogleAccount(services, companyId, refreshToken);
  let reviews = 0;
  for (const location of locations)
    reviews += await importReviews(services, companyId, refreshToken, location);
  return { locations: locations.length, reviews };
}

/**
 * Posts and photos are read after the start, one location after the other, at the normal pace: nothing waits for their
 * files.
 */
export async function enqueuePublications(services: Services, companyId: number): Promise<void> {
  const { config, database, jobs, now } = services;
  const apart = 60_000 / publicationReadsPerMinute(config);
  const found = await rows<{ id: number }>(
    database.queries,
    sql`select id::int8 as id from locations where company_id = ${companyId} order by id`,
  );
  await jobs.enqueue(
    database.queries,
    readPublications,
    found.map(({ id }, index) => ({
      payload: { companyId, locationId: id },
      at: new Date(now().getTime() + index * apart),
    })),
  );
}
