import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { locations } from '../../listings/listings.table.ts';
import { locatorListings } from '../store-locator.table.ts';
import { shownLocations, type LocatorScope } from '../shown-locations.ts';

/** What a card of the list is made of. */
export const shopColumns = {
  id: locations.id,
  name: locations.name,
  addressLine: locations.addressLine,
  postalCode: locations.postalCode,
  city: locations.city,
  country: locations.country,
  latitude: locations.latitude,
  longitude: locations.longitude,
  phone: locations.phone,
  openStatus: locations.openStatus,
  businessType: locations.businessType,
  openingHours: locations.openingHours,
  specialHours: locations.specialHours,
  labels: locations.labels,
  attributes: locations.attributes,
  primaryCategory: locations.primaryCategory,
  additionalCategories: locations.additionalCategories,
  showsReviews: locatorListings.showsReviews,
};

export type ShopRow = Pick<
  typeof locations.$inferSelect,
  Exclude<keyof typeof shopColumns, 'showsReviews'>
> & {
  showsReviews: boolean | null;
};

/** Rows read at once: a chain of any size passes through without being in memory as rows. */
const slice = 5000;

/** The locations that visitors find, with what each says of itself, a slice at a time. */
export async function* readShops(queries: Queryable, scope: LocatorScope): AsyncGenerator<ShopRow[]> {
  for (let after = 0; ;) {
    const rows = await queries
      .select(shopColumns)
      .from(locations)
      .leftJoin(
        locatorListings,
        and(eq(locatorListings.companyId, locations.companyId), eq(locatorListings.locationId, locations.id)),
      )
      .where(and(shownLocations(scope), gt(locations.id, after)))
      .orderBy(locations.id)
      .limit(slice);
    if (rows.length > 0) yield rows;
    if (rows.length < slice) return;
    after = rows.at(-1)?.id ?? after;
  }
}
