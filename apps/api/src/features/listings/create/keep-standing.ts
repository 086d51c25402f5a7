import { and, eq } from 'drizzle-orm';
import type { Standing } from '../../../providers/google-business-profile/listing/standing-from-google.ts';
import type { Services } from '../../../services.ts';
import { locations } from '../listings.table.ts';

/** Keeps what Google makes of a location, and tells readers when that is something else than before. */
export async function keepStanding(
  services: Services,
  { companyId, locationId }: { companyId: number; locationId: number },
  { verification, locationState }: Standing,
): Promise<void> {
  const { database, live, listingListeners } = services;
  const isIt = and(eq(locations.companyId, companyId), eq(locations.id, locationId));
  await database.queries.transaction(async (tx) => {
    const [known] = await tx
      .select({ verification: locations.verification, before: locations.locationState })
      .from(locations)
      .where(isIt)
      .for('update');
    if (!known) return;
    const { before } = known;
    if (known.verification === verification && before === locationState) return;
    await tx.update(locations).set({ verification, locationState }).where(isIt);
    if (before !== locationState) {
      const standing = { companyId, locationId, before, after: locationState };
      await listingListeners.standingChanged(services, tx, standing);
    }
    await live.publish(tx, companyId, { topic: 'locations', ids: [locationId] });
  });
}
