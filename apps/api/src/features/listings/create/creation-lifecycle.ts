import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Queryable } from '../../../database/database.ts';
import type { Job } from '../../../jobs/define-job.ts';
import { Problem } from '../../../problem.ts';
import type { GoogleListing } from '../../../providers/google-business-profile/listing/google-location.ts';
import type { Standing } from '../../../providers/google-business-profile/listing/standing-from-google.ts';
import type { Services } from '../../../services.ts';
import { listGrants, type GoogleGrant } from '../google-grant.ts';
import { fillLabelGroups } from '../groups/group-members.ts';
import { listingColumns, pickFields } from '../listing-fields.ts';
import { keptQuality } from '../kept-quality.ts';
import { locations } from '../listings.table.ts';
import { recordRefusedUpdate } from '../updates/listing-update-lifecycle.ts';
import type { StoredProblem } from '../updates/listing-updates.table.ts';

// Every write of `locations.creation`: `in_progress` once the location is stored with the job that creates it at the
// provider, `failed` where the provider refused, from which it can be tried again, and null once it is on the map. Every
// attempt is made under the same request id, so that Google creates nothing twice.

/** A location to be created at the provider. */
export interface CreationRequest {
  companyId: number;
  locationId: number;
  requestId: string;
}

/** The queue of the job that creates locations, which itself needs this module. */
export const creationQueue: Required<Pick<Job<CreationRequest>, 'name' | 'subject'>> = {
  name: 'create-on-map',
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
};

interface NewLocation {
  companyId: number;
  accountId: number;
  fields: ListingFields;
  /** Of the place on the map that it takes over; empty for a new one. */
  placeId: string;
}

/** Stores a location with the job that creates it; returns its id. */
export async function openCreation(
  { jobs, live, now }: Services,
  tx: Queryable,
  { companyId, accountId, fields, placeId }: NewLocation,
): Promise<number> {
  const requestId = randomUUID();
  const [row] = await tx
    .insert(locations)
    .values({
      ...listingColumns(fields),
      companyId,
      googleAccountId: accountId,
      placeId,
      ...(await keptQuality(fields, now())),
      creation: 'in_progress',
      creationRequest: requestId,
      knownSince: now(),
    })
    .returning({ id: locations.id });
  const locationId = row?.id ?? 0;
  await fillLabelGroups(tx, companyId);
  await jobs.enqueue(tx, creationQueue, [{ payload: { companyId, locationId, requestId } }]);
  await live.publish(tx, companyId, { topic: 'locations', ids: [locationId] });
  return locationId;
}

/**
 * Tries again what failed, for a location that the caller has locked.
 * @throws Problem `creation_in_progress`, or `no_changes` for one that is on the map
 */
export async function reopenCreation(
  { jobs, live }: Services,
  tx: Queryable,
  { companyId, id, creation, creationRequest }: typeof locations.$inferSelect,
): Promise<void> {
  if (creation === 'in_progress') throw new Problem('creation_in_progress');
  if (creation === null || creationRequest === null) throw new Problem('no_changes');
  await tx
    .update(locations)
    .set({ creation: 'in_progress', creationProblems: null })
    .where(and(eq(locations.companyId, companyId), eq(locations.id, id)));
  const request = { companyId, locationId: id, requestId: creationRequest };
  await jobs.enqueue(tx, creationQueue, [{ payload: request }]);
  await live.publish(tx, companyId, { topic: 'locations', ids: [id] });
}

export interface OpenCreation {
  row: typeof locations.$inferSelect;
  /** Undefined where our access to the account has ended. */
  grant: GoogleGrant | undefined;
}

/** A location that is still to be created; undefined when that is settled, or the location is gone. */
export async function findOpenCreation(
  services: Services,
  request: CreationRequest,
): Promise<OpenCreation | undefined> {
  const [row] = await services.database.queries.select().from(locations).where(isOpen(request));
  if (!row) return undefined;
  const grants = await listGrants(services, request.companyId);
  return { row, grant: grants.find(({ accountId }) => accountId === row.googleAccountId) };
}

/** What the provider made of the listing. */
export interface CompletedListing {
  /** What the location says from now on. */
  fields: ListingFields;
  /** What was wanted and refused: the location is there, without it. */
  refused: { fields: ListingField[]; wanted: Partial<ListingFields>; problems: StoredProblem[] };
}

interface CreatedListing extends CompletedListing {
  live: GoogleListing;
  standing: Standing;
}

/** Settles a creation: stores the location's name and status at Google. */
export async function settleCreation(
  { database, live: liveBus, now }: Services,
  request: CreationRequest,
  created: CreatedListing,
): Promise<void> {
  const { companyId, locationId } = request;
  const { fields, live, standing, refused } = created;
  const isWhole = refused.problems.length === 0;
  await database.queries.transaction(async (tx) => {
    const settled = await tx
      .update(locations)
      .set({
        ...listingColumns(fields),
        ...standing,
        googleName: live.name,
        ...(await keptQuality(fields, now())),
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
      .where(isOpen(request))
      .returning({ id: locations.id });
    if (settled.length === 0) return;
    if (!isWhole) {
      const { fields: refusedFields, wanted: after, problems } = refused;
      const before = pickFields(fields, refusedFields);
      const edit = { locationId, fields: refusedFields, before, after };
      await recordRefusedUpdate(tx, companyId, edit, { problems, at: now() });
    }
    await liveBus.publish(tx, companyId, { topic: 'locations', ids: [locationId] });
  });
}

/** The location stays, to be corrected or removed. */
export async function failCreation(
  { database, live }: Services,
  request: CreationRequest,
  problems: StoredProblem[],
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const failed = await tx
      .update(locations)
      .set({ creation: 'failed', creationProblems: problems })
      .where(isOpen(request))
      .returning({ id: locations.id });
    if (failed.length > 0)
      await live.publish(tx, request.companyId, { topic: 'locations', ids: [request.locationId] });
  });
}

function isOpen({ companyId, locationId, requestId }: CreationRequest) {
  return and(
    eq(locations.companyId, companyId),
    eq(locations.id, locationId),
    eq(locations.creationRequest, requestId),
    eq(locations.creation, 'in_progress'),
    isNull(locations.googleName),
  );
}
