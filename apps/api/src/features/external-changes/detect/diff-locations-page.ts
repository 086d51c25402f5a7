import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { compareListing } from '@pinfold/contract/features/external-changes/compare-listing';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { Queryable } from '../../../database/database.ts';
import {
  canPostBy,
  type GoogleListing,
} from '../../../providers/google-business-profile/listing/google-location.ts';
import { listingFromGoogle } from '../../../providers/google-business-profile/listing/listing-from-google.ts';
import { listingFieldsOf } from '../../listings/listing-fields.ts';
import { locations } from '../../listings/listings.table.ts';
import { openUpdateStatuses } from '../../listings/updates/listing-updates.table.ts';
import { externalChangeChecks, type LocationRef } from '../external-changes.table.ts';
import { asGoogleSays, notByManagers } from './compared-listing.ts';

/** How a location in a list of Google differs from what we know of it. */
export interface LocationDiff {
  location: LocationRef;
  checkedAt: Date | null;
  /** `new` where something differs that we do not know of, or is gone; `known` where it waits for a decision. */
  sight: 'new' | 'known' | 'same';
  /** Whether Google lets the merchant speak for the profile is not what we know of it. */
  hasOtherStanding: boolean;
}

/**
 * Returns the differences of our locations on a page of an account's list; locations that are being updated are left to
 * the next page read.
 */
export async function diffLocationsPage(
  queries: Queryable,
  { companyId, accountId }: { companyId: number; accountId: number },
  page: readonly GoogleListing[],
): Promise<LocationDiff[]> {
  if (page.length === 0) return [];
  const listings = new Map(page.map((listing) => [listing.name, listing]));
  const known = await queries
    .select({
      row: locations,
      checkedAt: externalChangeChecks.checkedAt,
      hasOpen: sql<boolean>`exists (
        select 1 from external_changes c
        where c.company_id = ${locations.companyId} and c.location_id = ${locations.id} and c.status = 1
          and c.field <> 'location_state')`,
    })
    .from(locations)
    .leftJoin(
      externalChangeChecks,
      and(
        eq(externalChangeChecks.companyId, locations.companyId),
        eq(externalChangeChecks.locationId, locations.id),
      ),
    )
    .where(
      and(
        eq(locations.companyId, companyId),
        eq(locations.googleAccountId, accountId),
        inArray(locations.googleName, [...listings.keys()]),
        isNull(locations.creation),
        notInArray(locations.updateStatus, [...openUpdateStatuses]),
      ),
    );
  return known.flatMap(({ row, checkedAt, hasOpen }) => {
    const listing = listings.get(row.googleName ?? '');
    if (!listing) return [];
    const differs = listing.metadata?.hasGoogleUpdated === true || saysOtherwise(row, listing);
    return [
      {
        location: { companyId, locationId: row.id },
        checkedAt,
        sight: differs === hasOpen ? (differs ? 'known' : 'same') : 'new',
        hasOtherStanding:
          isOwnVoice(listing) !== row.isVerified || canPostBy(listing.metadata) !== row.canPost,
      },
    ];
  });
}

/** Whether the merchant's profile at Google differs from ours; a list has no attributes. */
function saysOtherwise(row: typeof locations.$inferSelect, listing: GoogleListing): boolean {
  const ours = { ...listingFieldsOf(row), attributes: [] };
  const merchant = listingFromGoogle(listing);
  const found = compareListing(
    {
      ours: asGoogleSays(ours, listing),
      merchant,
      live: merchant,
      diffMask: [],
      pendingMask: [],
      notByManagers: notByManagers(ours, row.businessType, listing),
    },
    phoneNumbers,
  );
  return found.length > 0;
}

function isOwnVoice({ metadata = {} }: GoogleListing): boolean {
  return metadata.hasVoiceOfMerchant === true && metadata.duplicateLocation === undefined;
}
