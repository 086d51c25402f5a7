import { sql } from 'drizzle-orm';
import { listingQuality } from '@pinfold/contract/features/listings/quality/listing-quality';
import type { Queryable } from '../../../database/database.ts';
import type { GoogleListing } from '../../../providers/google-business-profile/listing/google-location.ts';
import type { Standing } from '../../../providers/google-business-profile/listing/standing-from-google.ts';
import type { Services } from '../../../services.ts';
import { listingColumns } from '../listing-columns.ts';
import { locations } from '../listings.table.ts';
import { pickFields } from '../updates/changed-listing.ts';
import { listingUpdates, type StoredProblem } from '../updates/listing-updates.table.ts';
import { stillPromised, type CreationPromise } from './claim-creation.ts';
import type { CompletedListing } from './complete-listing.ts';

export interface CreatedListing extends CompletedListing {
  live: GoogleListing;
  standing: Standing;
}

/** The location is on the map: it has its name there, and what Google makes of it. */
export async function settleCreation(
  services: Services,
  promise: CreationPromise,
  created: CreatedListing,
): Promise<void> {
  const { database, live: liveBus, now } = services;
  const { fields, live, standing, refused } = created;
  const isWhole = refused.problems.length === 0;
  await database.queries.transaction(async (tx) => {
    const settled = await tx
      .update(locations)
      .set({
        ...listingColumns(fields),
        ...standing,
        googleName: live.name,
        qualityScore: listingQuality(fields, now().toISOString().slice(0, 10)).score,
        placeId: live.metadata?.placeId ?? '',
        newReviewUrl: live.metadata?.newReviewUri ?? '',
        mapsUrl: live.metadata?.mapsUri ?? '',
        updateStatus: isWhole ? 'ok' : 'failed',
        sentAt: now(),
        // Google has put the pin where it knows the address.
        knownSince: now(),
        version: sql`${locations.version} + 1`,
        creation: null,
        creationProblems: null,
      })
      .where(stillPromised(promise))
      .returning({ id: locations.id });
    if (settled.length === 0) return;
    if (!isWhole) await noteRefusal(tx, services, promise, created);
    await liveBus.publish(tx, promise.companyId, { topic: 'locations', ids: [promise.locationId] });
  });
}

/** The location stays, to be corrected or removed. */
export async function failCreation(
  { database, live }: Services,
  promise: CreationPromise,
  problems: StoredProblem[],
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const failed = await tx
      .update(locations)
      .set({ creation: 'failed', creationProblems: problems })
      .where(stillPromised(promise))
      .returning({ id: locations.id });
    if (failed.length > 0)
      await live.publish(tx, promise.companyId, { topic: 'locations', ids: [promise.locationId] });
  });
}

/** As an edit that was refused, so that it is shown and repeated as any other. */
async function noteRefusal(
  tx: Queryable,
  { now }: Services,
  { companyId, locationId }: CreationPromise,
  { fields, refused }: CreatedListing,
): Promise<void> {
  await tx.insert(listingUpdates).values({
    companyId,
    locationId,
    authorId: null,
    status: 'failed',
    fields: refused.fields,
    before: pickFields(fields, refused.fields),
    after: refused.wanted,
    problems: refused.problems,
    createdAt: now(),
    finishedAt: now(),
  });
}
