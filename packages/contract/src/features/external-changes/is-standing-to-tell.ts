import type { ProfileStatus } from '../listings/updates/profile-status.ts';

/**
 * Whether people should hear what the provider makes of a profile now: trouble, and a profile that was shown and is no
 * more. That a verification goes its way is what they asked for.
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
