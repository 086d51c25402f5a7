import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { locatorListings } from '../store-locator.table.ts';

export type ListingRow = typeof locatorListings.$inferSelect;

/** What one location says instead of what all say; nothing, in version 0, before anybody said so. */
export async function listingRow(
  queries: Queryable,
  companyId: number,
  locationId: number,
): Promise<ListingRow> {
  const [row] = await queries
    .select()
    .from(locatorListings)
    .where(and(eq(locatorListings.companyId, companyId), eq(locatorListings.locationId, locationId)));
  return (
    row ?? {
      companyId,
      locationId,
      isHidden: false,
      text: null,
      contact: null,
      offerLink: null,
      sections: null,
      showsReviews: null,
      showsPosts: null,
      showsPhotos: null,
      version: 0,
    }
  );
}
