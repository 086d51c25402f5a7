import type { NewListing } from '@pinfold/contract/features/listings/create/create-listing.endpoints';
import { emptyListing } from '@pinfold/contract/features/listings/create/new-listing';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Listing } from '@pinfold/contract/features/listings/listings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { spendLimit } from '../../../limits/spend-limit.ts';
import { requireGrant } from '../google-grant.ts';
import { changedListing } from '../listing-fields.ts';
import { requireListing } from '../listing.queries.ts';
import { lockLocation, refuseWatched, requireSwitchedOn } from '../updates/edit-guard.ts';
import { refuseFaults, requireCreator } from './creation-guard.ts';
import { openCreation, reopenCreation } from './creation-lifecycle.ts';
import { searchMap } from './search-map.service.ts';

/** Adds a location to the map: its row and the job that creates it at the provider are stored, or neither is. */
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
  // A new location is put on the map by its pin, whoever may move pins later.
  if (fields.service_items.length > 0)
    await requireSwitchedOn(['service_items'], {
      queries: services.database.queries,
      config: services.config,
      member,
      path: 'body.fields',
    });
  await refuseFaults(services, member, fields, language);
  if (!wanted.duplicates_seen) await refuseDuplicates(services, member, accountId, wanted.place_id, fields);
  const placeId = wanted.place_id ?? '';
  return services.database.queries.transaction((tx) =>
    spendLimit(services, tx, { companyId, limit: 'max_facilities' }, async () => {
      const locationId = await openCreation(services, tx, { companyId, accountId, fields, placeId });
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

/**
 * Tries again what the provider refused. The request id stays: where a response was lost and the location is there after
 * all, none is added.
 */
export async function retryCreationOf(
  services: Services,
  member: Member,
  id: number,
  language: Language,
): Promise<Listing> {
  await requireCreator(services, member);
  const { database } = services;
  const { companyId } = member;
  const before = await requireListing(database.queries, member, id, language);
  refuseWatched({ isOwner: before.facility_listings.some(({ is_owner }) => is_owner) });
  await requireGrant(services, companyId, before.google_account_id);
  await refuseFaults(services, member, before, language);
  return database.queries.transaction(async (tx) => {
    const { row } = await lockLocation(tx, member, id);
    await reopenCreation(services, tx, row);
    return requireListing(tx, member, id, language);
  });
}
