import type { Queryable } from '../../../database/database.ts';
import type { SettledUpdate } from '../../../listing-listeners.ts';
import type { Services } from '../../../services.ts';
import { directoriesShowing } from './directories.ts';
import { changeListings, wantListings } from './directory-listing-lifecycle.ts';
import { leaveDirectories } from './end-directory-listings.ts';
import { flushBing } from './flush-directory.job.ts';
import { publishEach, versionOf } from './publish-directory-listing.job.ts';

type Following = Pick<Services, 'jobs' | 'live' | 'now'>;

/** Promises every directory that lists a location, and shows what has changed of it, what it says now. */
export async function republishListing(
  services: Following,
  tx: Queryable,
  { companyId, locationId, taken }: Pick<SettledUpdate, 'companyId' | 'locationId' | 'taken'>,
): Promise<void> {
  const showing = directoriesShowing(taken);
  if (showing.length === 0) return;
  const changed = await changeListings(services, tx, { companyId, locationId }, showing);
  await publishEach(services, tx, changed.map(versionOf));
}

/** Promises the directories that a company is connected to its new locations. */
export async function listNewLocations(services: Following, tx: Queryable, companyId: number): Promise<void> {
  if ((await wantListings(services, tx, 'bing', companyId)) === 0) return;
  await services.jobs.enqueue(tx, flushBing, [{ payload: {} }]);
}

/** Has a location that is deleted leave its directories. */
export async function leaveWithLocation(
  services: Following,
  tx: Queryable,
  companyId: number,
  locationId: number,
): Promise<void> {
  const leaving = await leaveDirectories(services, tx, { companyId, locationId });
  await publishEach(services, tx, leaving.map(versionOf));
}
