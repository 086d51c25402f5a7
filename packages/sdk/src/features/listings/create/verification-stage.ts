import type { Verification, VerificationOption } from './map-place.ts';

/**
 * What is to be done about a verification: choose a way, enter the code, wait for Google, or nothing: it is verified, or
 * Google offers no way.
 */
export type VerificationStage = 'verified' | 'code' | 'waiting' | 'choose' | 'closed';

/** Where the verification of a location stands, from what Google says of it. */
export function verificationStage({ status, options, attempts }: Verification): VerificationStage {
  const [newest] = attempts;
  if (status === 'is_verified') return 'verified';
  if (newest?.state === 'pending') return takesCode(newest.method) ? 'code' : 'waiting';
  if (newest?.state === 'completed' || status === 'has_pending_verification') return 'waiting';
  return options.length > 0 ? 'choose' : 'closed';
}

/** The others are decided by Google, or by a partner of theirs. */
export function takesCode(method: VerificationOption['method']): boolean {
  return method !== 'auto' && method !== 'vetted_partner';
}
