import type { Listing } from '../../world/listings/listing.ts';

/** VoiceOfMerchantState: whether the merchant is heard, and what is to be done where not. */
export function voiceOfMerchant({ standing, verifications }: Listing): object {
  switch (standing) {
    case 'live':
      return { hasVoiceOfMerchant: true, hasBusinessAuthority: true };
    case 'waiting':
      return { hasBusinessAuthority: true, waitForVoiceOfMerchant: {} };
    case 'suspended':
      return {
        hasBusinessAuthority: true,
        complyWithGuidelines: { recommendationReason: 'BUSINESS_LOCATION_SUSPENDED' },
      };
    case 'disabled':
      return {
        hasBusinessAuthority: true,
        complyWithGuidelines: { recommendationReason: 'BUSINESS_LOCATION_DISABLED' },
      };
    case 'ownership_conflict':
      return { resolveOwnershipConflict: {} };
    case 'unverified': {
      const isPending = verifications.some(({ state }) => state === 'PENDING');
      return { verify: isPending ? { hasPendingVerification: true } : {} };
    }
  }
}
