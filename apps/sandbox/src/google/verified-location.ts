import type { PlacedLocation } from '../world/world-source.ts';
import { failedPrecondition } from './google-error.ts';
import type { GoogleContext } from './google-env.ts';
import { requireAccount, requireLocation } from './granted.ts';

/** A location of an account, which Google lets publish because it is verified. */
export function verifiedLocation(
  context: GoogleContext,
  grantedAccount: string,
  { accountId, locationId }: { accountId: string; locationId: string },
): PlacedLocation {
  requireAccount(context, grantedAccount, accountId);
  const place = requireLocation(context, grantedAccount, locationId);
  if (!place.location.verified) throw failedPrecondition('The location is not verified.');
  return { ...place, accountId };
}
