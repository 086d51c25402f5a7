import type { LiveWorld } from '../../world/live-world.ts';
import { refuseViolations, violation } from '../listing-rules/violation.ts';

/** A store code names one location of an account. */
export function requireFreeStoreCode(
  { state }: LiveWorld,
  accountId: string,
  storeCode: string,
  ownId: string | undefined,
): void {
  for (let index = 0; index < state.source.locationCount(accountId); index += 1) {
    const other = state.source.locationAt(accountId, index);
    if (other?.storeCode !== storeCode || other.id === ownId) continue;
    refuseViolations([
      violation('store_code', 'INVALID_ARGUMENT', `The store code ${storeCode} belongs to another location.`),
    ]);
  }
}
