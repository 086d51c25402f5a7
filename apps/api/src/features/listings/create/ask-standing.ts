import { openStatuses } from '@pinfold/contract/features/listings/open-status';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import type { GoogleListing } from '../../../providers/google-business-profile/listing/google-location.ts';
import {
  standingFromGoogle,
  type Standing,
} from '../../../providers/google-business-profile/listing/standing-from-google.ts';

/** Asks Google what it makes of a profile, of which we may know that it was verified before. */
export async function askStanding(
  google: GoogleAccount,
  live: GoogleListing,
  wasVerified = false,
): Promise<Standing> {
  const voice = await google.getVoiceOfMerchant(live.name);
  const verifications = voice.hasVoiceOfMerchant ? [] : await google.listVerifications(live.name);
  const openStatus = openStatuses.find((status) => status === live.openInfo?.status) ?? 'OPEN';
  return standingFromGoogle({ voice, verifications, metadata: live.metadata, openStatus, wasVerified });
}
