import { sql } from 'drizzle-orm';
import type { BusinessType, VerificationStatus } from '@pinfold/contract/features/listings/location-filters';
import { listingQuality } from '@pinfold/contract/features/listings/quality/listing-quality';
import { profileStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import type { Queryable } from '../../../database/database.ts';
import type { GoogleListing } from '../../../providers/google-business-profile/listing/google-location.ts';
import { listingFromGoogle } from '../../../providers/google-business-profile/listing/listing-from-google.ts';
import { listingColumns } from '../listing-columns.ts';
import { locations } from '../listings.table.ts';

/**
 * Keeps a page of an account's locations, and answers their ids by their names at Google. Of one that is here already
 * only the provider's own verdicts are brought up to date: what it says is ours to change.
 */
export async function storeGoogleListings(
  tx: Queryable,
  { companyId, accountId, now }: { companyId: number; accountId: number; now: Date },
  page: readonly GoogleListing[],
): Promise<Map<string, number>> {
  if (page.length === 0) return new Map();
  const rows = page.map((location) => toRow(location, now));
  const stored = await tx
    .insert(locations)
    .values(rows.map((row) => ({ ...row, companyId, googleAccountId: accountId })))
    .onConflictDoUpdate({
      target: [locations.companyId, locations.googleName],
      set: {
        verification: sql`excluded.verification`,
        locationState: sql`excluded.location_state`,
        openStatus: sql`excluded.open_status`,
        placeId: sql`excluded.place_id`,
        newReviewUrl: sql`excluded.new_review_url`,
      },
    })
    .returning({ id: locations.id, googleName: locations.googleName });
  return new Map(stored.map(({ id, googleName }) => [googleName ?? '', id]));
}

function toRow(location: GoogleListing, now: Date) {
  const { metadata = {} } = location;
  const fields = listingFromGoogle(location);
  return {
    ...listingColumns(fields),
    googleName: location.name,
    businessType: businessTypeOf(location),
    verification: verificationOf(location),
    locationState: profileStatus({
      is_connected: true,
      open_status: fields.open_status,
      is_duplicate: metadata.duplicateLocation !== undefined,
      has_voice_of_merchant: metadata.hasVoiceOfMerchant ?? false,
      // A list of locations does not tell these; asking for each location does.
      voice_of_merchant_needs: null,
      is_suspended: false,
      was_verified: metadata.hasVoiceOfMerchant ?? false,
      has_pending_verification: false,
    }),
    qualityScore: listingQuality(fields, now.toISOString().slice(0, 10)).score,
    placeId: metadata.placeId ?? '',
    newReviewUrl: metadata.newReviewUri ?? '',
  };
}

function verificationOf({ metadata = {} }: GoogleListing): VerificationStatus {
  if (metadata.duplicateLocation !== undefined) return 'is_duplicate';
  return metadata.hasVoiceOfMerchant ? 'is_verified' : 'is_unverified';
}

function businessTypeOf({ serviceArea }: GoogleListing): BusinessType {
  if (serviceArea?.businessType === 'CUSTOMER_LOCATION_ONLY') return 'service_area';
  return serviceArea ? 'storefront_and_service_area' : 'storefront';
}
