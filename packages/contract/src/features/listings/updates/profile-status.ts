import type { OpenStatus } from '../open-status.ts';

/** Where the last update of a listing stands (product spec, section 3). */
export const updateStatuses = [
  'in_progress',
  'pending',
  'failed',
  'external_change',
  'ok',
  'no_data',
] as const;

export type UpdateStatus = (typeof updateStatuses)[number];

/**
 * Returns the one status that a listing shows for several, such as one for each update: those in progress come first,
 * then those that need attention, then the good ones. Without any it is `no_data`.
 */
export function updateStatusOf(statuses: Iterable<UpdateStatus>): UpdateStatus {
  const present = new Set(statuses);
  return updateStatuses.find((status) => present.has(status)) ?? 'no_data';
}

/** Statuses of a profile at the provider (product spec, section 3). The first that applies wins. */
export const profileStatuses = [
  'disconnected',
  'suspended',
  'disabled',
  'duplicate',
  'permanently_closed',
  'needs_reverification',
  'pending_review',
  'published',
  'verified',
] as const;

export type ProfileStatus = (typeof profileStatuses)[number];

/** What is known of a profile, in the provider's terms. */
export interface ProfileFacts {
  /** Whether our access to the account still works. */
  is_connected: boolean;
  open_status: OpenStatus;
  is_duplicate: boolean;
  /** Voice of Merchant: whether edits, posts and replies of the owner are shown. */
  has_voice_of_merchant: boolean;
  /** What stands between the owner and that voice. */
  voice_of_merchant_needs: 'comply_with_guidelines' | 'verify' | 'wait' | 'resolve_ownership_conflict' | null;
  is_suspended: boolean;
  /** Whether a verification was ever completed. */
  was_verified: boolean;
  has_pending_verification: boolean;
}

/**
 * The one status that a listing shows. Null before a first verification: that is a verification status, not one of the
 * profile.
 */
export function profileStatus(facts: ProfileFacts): ProfileStatus | null {
  return profileStatuses.find((status) => applies[status](facts)) ?? null;
}

const applies: Record<ProfileStatus, (facts: ProfileFacts) => boolean> = {
  // Nothing else that is known of it is fresh.
  disconnected: (facts) => !facts.is_connected,
  suspended: (facts) => facts.is_suspended,
  disabled: (facts) => facts.voice_of_merchant_needs === 'comply_with_guidelines',
  duplicate: (facts) => facts.is_duplicate || facts.voice_of_merchant_needs === 'resolve_ownership_conflict',
  permanently_closed: (facts) => facts.open_status === 'CLOSED_PERMANENTLY',
  needs_reverification: (facts) =>
    facts.was_verified && facts.voice_of_merchant_needs === 'verify' && !facts.has_pending_verification,
  pending_review: (facts) => facts.has_pending_verification || facts.voice_of_merchant_needs === 'wait',
  published: (facts) => facts.has_voice_of_merchant,
  verified: (facts) => facts.was_verified,
};

/**
 * Whether a new profile status is reported to members: a problem, or a profile that is no longer shown. The progress of a
 * verification is not.
 */
export function isStandingToTell(before: ProfileStatus | null, after: ProfileStatus | null): boolean {
  if (after === null || after === before) return false;
  return troubles.has(after) || (shown.has(before) && !shown.has(after));
}

const troubles: ReadonlySet<ProfileStatus> = new Set([
  'suspended',
  'disabled',
  'duplicate',
  'permanently_closed',
  'needs_reverification',
]);

const shown: ReadonlySet<ProfileStatus | null> = new Set(['published', 'verified']);
