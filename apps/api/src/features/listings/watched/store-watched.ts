import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Queryable } from '../../../database/database.ts';
import type { PublicBusiness } from '../../../providers/google-places/public-business.ts';
import type { Services } from '../../../services.ts';
import { keptQuality } from '../kept-quality.ts';
import { changedListing, listingColumns, listingFieldsOf, pickFields } from '../listing-fields.ts';
import { locations } from '../listings.table.ts';
import { watchedChanges, watchedDays, watchedLocations } from './watched.table.ts';

interface WatchingCompany {
  companyId: number;
  /** In which its days begin and end. */
  timezone: string;
}

/** Stores a business as a location that is only watched, with the figures of its first day. Returns the id. */
export async function storeWatched(
  { now }: Pick<Services, 'now'>,
  tx: Queryable,
  company: WatchingCompany,
  business: PublicBusiness,
): Promise<number> {
  const { companyId } = company;
  const at = now();
  const [row] = await tx
    .insert(locations)
    .values({
      ...listingColumns(business.fields),
      ...(await keptQuality(business.fields, at)),
      companyId,
      isOwner: false,
      placeId: business.placeId,
      mapsUrl: business.mapsUrl,
      knownSince: at,
    })
    .returning({ id: locations.id });
  if (!row) throw new Error('an insert answers its row');
  const { category, rating, reviewsCount } = business;
  await tx
    .insert(watchedLocations)
    .values({ companyId, locationId: row.id, category, rating, reviewsCount, readAt: at });
  await storeDay(tx, company, row.id, business, at);
  return row.id;
}

/**
 * Stores what the map says of a watched location today. What it says differently is kept as a change, for information.
 * Returns whether anything that a list shows has changed.
 */
export async function storeReading(
  { now }: Pick<Services, 'now'>,
  tx: Queryable,
  { locationId, ...company }: WatchingCompany & { locationId: number },
  business: PublicBusiness | undefined,
): Promise<boolean> {
  const { companyId } = company;
  const at = now();
  const [row] = await tx
    .select()
    .from(locations)
    .where(
      and(eq(locations.companyId, companyId), eq(locations.id, locationId), eq(locations.isOwner, false)),
    )
    .for('update');
  if (!row) return false;
  const isWatched = and(
    eq(watchedLocations.companyId, companyId),
    eq(watchedLocations.locationId, locationId),
  );
  if (!business) {
    await tx.update(watchedLocations).set({ isGone: true, readAt: at }).where(isWatched);
    return true;
  }
  const { category, rating, reviewsCount, mapsUrl, placeId } = business;
  await tx
    .update(watchedLocations)
    .set({ category, rating, reviewsCount, isGone: false, readAt: at })
    .where(isWatched);
  await storeDay(tx, company, locationId, business, at);
  const before = listingFieldsOf(row);
  const after = changedListing(before, pickFields(business.fields, shownFields));
  const fields = noticedFields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (fields.length > 0)
    await tx.insert(watchedChanges).values({
      companyId,
      locationId,
      fields,
      before: pickFields(before, fields),
      after: pickFields(after, fields),
      seenAt: at,
    });
  // Two places that Google has made one stay two here, until somebody stops watching one.
  const [other] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.companyId, companyId),
        eq(locations.placeId, placeId),
        eq(locations.isOwner, false),
        ne(locations.id, locationId),
      ),
    );
  await tx
    .update(locations)
    .set({
      ...listingColumns(after),
      ...(await keptQuality(after, at)),
      placeId: other ? row.placeId : placeId,
      mapsUrl,
      ...(fields.length > 0 && { version: sql`${locations.version} + 1` }),
    })
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)));
  return true;
}

/** What people want to hear of; the pin alone moves a little whenever the provider measures. */
const noticedFields: readonly ListingField[] = [
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'country',
  'website',
  'phone_number',
  'open_status',
  'opening_hours',
];

/** What the map shows of a business; labels and the like are the company's own. */
const shownFields: readonly ListingField[] = [...noticedFields, 'region', 'latitude', 'longitude'];

/** A second reading of a day replaces the first. */
async function storeDay(
  tx: Queryable,
  { companyId, timezone }: WatchingCompany,
  locationId: number,
  { rating, reviewsCount }: PublicBusiness,
  at: Date,
): Promise<void> {
  await tx
    .insert(watchedDays)
    .values({ companyId, locationId, day: localTime(at, timezone).date, rating, reviewsCount })
    .onConflictDoUpdate({
      target: [watchedDays.companyId, watchedDays.locationId, watchedDays.day],
      set: { rating, reviewsCount },
    });
}
