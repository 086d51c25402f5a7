import { and, eq } from 'drizzle-orm';
import { openStatuses } from '@pinfold/contract/features/listings/open-status';
import type { ProfileStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import type { GoogleListing } from '../../../providers/google-business-profile/listing/google-location.ts';
import {
  standingFromGoogle,
  type Standing,
} from '../../../providers/google-business-profile/listing/standing-from-google.ts';
import type { Services } from '../../../services.ts';
import { locations } from '../listings.table.ts';

/** Fetches a profile's verification and status from Google; pass whether it is known to have been verified. */
export async function askStanding(
  google: GoogleAccount,
  live: GoogleListing,
  isKnownVerified = false,
): Promise<Standing> {
  const voice = await google.getVoiceOfMerchant(live.name);
  const verifications = voice.hasVoiceOfMerchant ? [] : await google.listVerifications(live.name);
  const openStatus = openStatuses.find((status) => status === live.openInfo?.status) ?? 'OPEN';
  return standingFromGoogle({
    voice,
    verifications,
    metadata: live.metadata,
    openStatus,
    wasVerified: isKnownVerified,
  });
}

/** Stores a location's verification and profile status at Google. Changes notify listeners and publish a live event. */
export async function keepStanding(
  services: Services,
  { companyId, locationId }: { companyId: number; locationId: number },
  { verification, locationState, canPost }: Standing,
): Promise<void> {
  const { database, live, listingListeners } = services;
  const isIt = and(eq(locations.companyId, companyId), eq(locations.id, locationId));
  await database.queries.transaction(async (tx) => {
    const [known] = await tx
      .select({
        verification: locations.verification,
        before: locations.locationState,
        canPost: locations.canPost,
      })
      .from(locations)
      .where(isIt)
      .for('update');
    if (!known) return;
    const { before } = known;
    const isSame =
      known.verification === verification && before === locationState && known.canPost === canPost;
    if (isSame) return;
    await tx.update(locations).set({ verification, locationState, canPost }).where(isIt);
    if (before !== locationState) {
      const standing = { companyId, locationId, before, after: locationState };
      await listingListeners.standingChanged(services, tx, standing);
    }
    await live.publish(tx, companyId, { topic: 'locations', ids: [locationId] });
  });
}

/** Whether a profile was verified at some time, judging by its former status. */
export function wasVerified(before: ProfileStatus | null): boolean {
  return before !== null && verifiedStates.includes(before);
}

const verifiedStates: readonly ProfileStatus[] = [
  'published',
  'verified',
  'needs_reverification',
  'suspended',
  'disabled',
];
