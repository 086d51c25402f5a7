import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BusinessType, VerificationStatus } from '@pinfold/contract/features/listings/location-filters';
import {
  profileStatus,
  type ProfileStatus,
} from '@pinfold/contract/features/listings/updates/profile-status';
import type { Queryable } from '../../../database/database.ts';
import { storeApart } from '../../../database/store-apart.ts';
import {
  canPostBy,
  type GoogleAttribute,
  type GoogleListing,
} from '../../../providers/google-business-profile/listing/google-location.ts';
import { listingFromGoogle } from '../../../providers/google-business-profile/listing/listing-from-google.ts';
import type { Services } from '../../../services.ts';
import { listingColumns } from '../listing-fields.ts';
import { keptQuality } from '../kept-quality.ts';
import { locations } from '../listings.table.ts';

interface Import {
  companyId: number;
  accountId: number;
  /** By location name, if they were fetched: lists of locations do not include them. */
  attributes?: ReadonlyMap<string, readonly GoogleAttribute[]>;
}

/**
 * Stores a page of an account's locations. Of existing ones only Google's own data is updated (verification, status,
 * place id, review link), not the listing. Returns their ids by Google name; one that cannot be stored has none.
 */
export async function storeGoogleListings(
  services: Services,
  tx: Queryable,
  { companyId, accountId, attributes = new Map() }: Import,
  page: readonly GoogleListing[],
): Promise<Map<string, number>> {
  if (page.length === 0) return new Map();
  const now = services.now();
  const rows = await Promise.all(page.map((location) => toRow(location, now, attributes.get(location.name))));
  const standings = await standingsOf(
    tx,
    companyId,
    rows.map(({ googleName }) => googleName),
  );
  const { stored } = await storeApart(tx, rows, {
    log: services.log,
    nameOf: ({ googleName }) => googleName,
    store: (savepoint, some) =>
      writeLocations(
        savepoint,
        some.map((row) => ({ ...row, companyId, googleAccountId: accountId })),
      ),
  });
  for (const { id: locationId, after } of stored) {
    const before = standings.get(locationId);
    if (before === undefined || before === after) continue;
    await services.listingListeners.standingChanged(services, tx, { companyId, locationId, before, after });
  }
  return new Map(stored.map(({ id, googleName }) => [googleName ?? '', id]));
}

function writeLocations(tx: Queryable, rows: (typeof locations.$inferInsert)[]) {
  return tx
    .insert(locations)
    .values(rows)
    .onConflictDoUpdate({
      target: [locations.companyId, locations.googleName],
      set: {
        verification: sql`excluded.verification`,
        locationState: sql`excluded.location_state`,
        openStatus: sql`excluded.open_status`,
        canPost: sql`excluded.can_post`,
        placeId: sql`excluded.place_id`,
        newReviewUrl: sql`excluded.new_review_url`,
      },
    })
    .returning({ id: locations.id, googleName: locations.googleName, after: locations.locationState });
}

/** What Google made of those that are here already. */
async function standingsOf(
  tx: Queryable,
  companyId: number,
  googleNames: readonly string[],
): Promise<Map<number, ProfileStatus | null>> {
  const known = await tx
    .select({ id: locations.id, before: locations.locationState })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), inArray(locations.googleName, [...googleNames])))
    .orderBy(locations.id)
    .for('update');
  return new Map(known.map(({ id, before }) => [id, before]));
}

async function toRow(location: GoogleListing, now: Date, attributes: readonly GoogleAttribute[] = []) {
  const { metadata = {} } = location;
  const fields = listingFromGoogle(location, attributes);
  return {
    ...listingColumns(fields),
    googleName: location.name,
    businessType: businessTypeOf(location),
    verification: verificationOf(location),
    canPost: canPostBy(location.metadata),
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
    ...(await keptQuality(fields, now)),
    placeId: metadata.placeId ?? '',
    newReviewUrl: metadata.newReviewUri ?? '',
    knownSince: now,
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
