import { and, eq } from 'drizzle-orm';
import { findWatched } from '../features/external-changes/detect/watched-location.ts';
import { openAccount } from '../features/listings/google-grant.ts';
import { keptQuality } from '../features/listings/kept-quality.ts';
import { listingFieldsOf } from '../features/listings/listing-fields.ts';
import { locations } from '../features/listings/listings.table.ts';
import { attributeFromGoogle } from '../providers/google-business-profile/listing/google-attributes.ts';
import type { Services } from '../services.ts';

/**
 * Imports the attributes of a company's locations, which a list of locations lacks. The first sync would bring them
 * minutes later: too late for past nights, whose scores would be without them and jump.
 */
export async function importAttributes({ database, google, now, sealer }: Services, companyId: number) {
  const { queries } = database;
  const found = await queries.select().from(locations).where(eq(locations.companyId, companyId));
  for (const row of found) {
    const watched = await findWatched(queries, { companyId, locationId: row.id });
    if (!watched || row.attributes.length > 0) continue;
    const account = openAccount({ google: google.uncounted(), sealer }, watched.sealedRefreshToken);
    const attributes = (await account.getAttributes(watched.googleName)).flatMap(attributeFromGoogle);
    const listing = { ...listingFieldsOf(row), attributes };
    await queries
      .update(locations)
      .set({ attributes, ...(await keptQuality({ ...listing, business_type: row.businessType }, now())) })
      .where(and(eq(locations.companyId, companyId), eq(locations.id, row.id)));
  }
}
