import type { Verification } from '../../world/listings/listing.ts';

export function verificationResource(locationId: string, verification: Verification): object {
  return {
    name: `locations/${locationId}/verifications/${verification.id}`,
    method: verification.method,
    state: verification.state,
    createTime: new Date(verification.createTime).toISOString(),
  };
}
