import type { ProfileStatus } from '@pinfold/contract/features/listings/updates/profile-status';

/** Whether somebody must have vouched for a profile once, from what Google made of it before. */
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
