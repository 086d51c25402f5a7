import { randomUUID } from 'node:crypto';
import type { NewListing } from '@pinfold/contract/features/listings/create/create-listing.endpoints';
import { emptyListing } from '@pinfold/contract/features/listings/create/new-listing';
import type { Listing } from '@pinfold/contract/features/listings/listings.endpoints';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { listingQuality } from '@pinfold/contract/features/listings/quality/listing-quality';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { spendLimit } from '../../company/plan/spend-limit.ts';
import { requireGrant } from '../google-grant.ts';
import { fillLabelGroups } from '../groups/fill-label-groups.ts';
import { listingColumns } from '../listing-columns.ts';
import { requireListing } from '../listing.queries.ts';
import { locations } from '../listings.table.ts';
import { changedListing } from '../updates/changed-listing.ts';
import { createOnMap } from './create-on-map.job.ts';
import { refuseFaults } from './refuse-faults.ts';
import { requireCreator } from './require-creator.ts';
import { searchMap } from './search-map.service.ts';

/** Promises a location on the map: its row and the job that creates it at the provider are there, or neither is. */
export async function createListingOf(
  services: Services,
  member: Member,
  wanted: NewListing,
  language: Language,
): Promise<Listing> {
  await requireCreator(services, member);
  const { companyId } = member;
  const { accountId } = await requireGrant(services, companyId, wanted.google_account_id);
  const fields = changedListing(emptyListing, wanted.fields);
  await refuseFaults(services, member, fields, 'body.fields', language);
  if (!wanted.duplicates_seen) await refuseDuplicates(services, member, accountId, wanted.place_id, fields);
  const { database, jobs, live, now } = services;
  return database.queries.transaction((tx) =>
    spendLimit(services, tx, { companyId, limit: 'max_facilities' }, async () => {
      const requestId = randomUUID();
      const [row] = await tx
        .insert(locations)
        .values({
          ...listingColumns(fields),
          companyId,
          googleAccountId: accountId,
          placeId: wanted.place_id ?? '',
          qualityScore: listingQuality(fields, now().toISOString().slice(0, 10)).score,
          creation: 'in_progress',
          creationRequest: requestId,
          knownSince: now(),
        })
        .returning({ id: locations.id });
      const locationId = row?.id ?? 0;
      await fillLabelGroups(tx, companyId);
      await jobs.enqueue(tx, createOnMap, [{ payload: { companyId, locationId, requestId } }]);
      await live.publish(tx, companyId, { topic: 'locations', ids: [locationId] });
      return requireListing(tx, member, locationId, language);
    }),
  );
}

async function refuseDuplicates(
  services: Services,
  member: Member,
  google_account_id: number,
  takenOver: string | undefined,
  { latitude, longitude, ...fields }: ListingFields,
): Promise<void> {
  const pin = latitude === null || longitude === null ? {} : { latitude, longitude };
  const { results } = await searchMap(services, member, { ...fields, ...pin, google_account_id });
  const others = results.filter(({ place_id }) => place_id !== takenOver);
  if (others.some(({ is_duplicate }) => is_duplicate)) throw new Problem('duplicates_found');
}
