import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { locations } from '../../listings/listings.table.ts';
import { shownLocations, type LocatorScope } from '../shown-locations.ts';
import { locatorListings } from '../store-locator.table.ts';

/** A shop that visitors find, with what it says instead of what all say. */
export interface ShopDetails {
  location: typeof locations.$inferSelect;
  own: typeof locatorListings.$inferSelect | null;
}

export async function shopDetails(
  queries: Queryable,
  scope: LocatorScope,
  id: number,
): Promise<ShopDetails | undefined> {
  const [found] = await queries
    .select({ location: locations, own: locatorListings })
    .from(locations)
    .leftJoin(
      locatorListings,
      and(eq(locatorListings.companyId, locations.companyId), eq(locatorListings.locationId, locations.id)),
    )
    .where(and(shownLocations(scope), eq(locations.id, id)));
  return found;
}
