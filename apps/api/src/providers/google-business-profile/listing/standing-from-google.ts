import type { OpenStatus } from '@pinfold/contract/features/listings/open-status';
import type { VerificationStatus } from '@pinfold/contract/features/listings/location-filters';
import {
  profileStatus,
  type ProfileFacts,
  type ProfileStatus,
} from '@pinfold/contract/features/listings/updates/profile-status';
import type { GoogleVerification, GoogleVoiceOfMerchant } from '../verification-calls.ts';
import { canPostBy, type GoogleMetadata } from './google-location.ts';

export interface Standing {
  verification: VerificationStatus;
  /** Null before a first verification. */
  locationState: ProfileStatus | null;
  /** Whether it can have posts; null where Google does not say. */
  canPost: boolean | null;
}

export interface StandingAtGoogle {
  voice: GoogleVoiceOfMerchant;
  verifications: readonly GoogleVerification[];
  metadata: GoogleMetadata | undefined;
  openStatus: OpenStatus;
  /** Known to be verified before, whatever verifications Google lists. */
  wasVerified?: boolean;
}

/** Returns a profile's verification and status at Google. A completed verification is pending until `voice` is there. */
export function standingFromGoogle(asked: StandingAtGoogle): Standing {
  const { voice, verifications, metadata, openStatus, wasVerified = false } = asked;
  const isDuplicate = metadata?.duplicateLocation !== undefined;
  const isPending =
    voice.waitForVoiceOfMerchant !== undefined || voice.verify?.hasPendingVerification === true;
  return {
    verification: verificationOf(voice, { isDuplicate, isPending }),
    canPost: canPostBy(metadata),
    locationState: profileStatus({
      is_connected: true,
      open_status: openStatus,
      is_duplicate: isDuplicate,
      has_voice_of_merchant: voice.hasVoiceOfMerchant ?? false,
      voice_of_merchant_needs: needsOf(voice),
      is_suspended: voice.complyWithGuidelines?.recommendationReason?.endsWith('SUSPENDED') ?? false,
      was_verified:
        wasVerified ||
        voice.hasVoiceOfMerchant === true ||
        verifications.some(({ state }) => state === 'COMPLETED'),
      has_pending_verification: isPending,
    }),
  };
}

function verificationOf(
  voice: GoogleVoiceOfMerchant,
  { isDuplicate, isPending }: { isDuplicate: boolean; isPending: boolean },
): VerificationStatus {
  if (isDuplicate) return 'is_duplicate';
  if (voice.hasVoiceOfMerchant) return 'is_verified';
  if (isPending) return 'has_pending_verification';
  return voice.complyWithGuidelines ? 'is_inactive' : 'is_unverified';
}

function needsOf(voice: GoogleVoiceOfMerchant): ProfileFacts['voice_of_merchant_needs'] {
  if (voice.complyWithGuidelines) return 'comply_with_guidelines';
  if (voice.resolveOwnershipConflict) return 'resolve_ownership_conflict';
  if (voice.waitForVoiceOfMerchant) return 'wait';
  return voice.verify ? 'verify' : null;
}
