import { listingFaults, type FaultContext, type ListingFault } from '../listing-faults.ts';
import type { ListingField, ListingFields } from '../listing-fields.ts';

/**
 * What stands in the way of an edit that changes some fields. What was wrong before in fields that stay as they are does
 * not.
 */
export function editFaults(
  before: ListingFields,
  after: ListingFields,
  changed: readonly ListingField[],
  context: FaultContext,
): ListingFault[] {
  const found = listingFaults(after, { ...context, before }, changed);
  if (found.every(({ field }) => changed.includes(field))) return found;
  const old = new Set(listingFaults(before, context, changed).map(keyOf));
  return found.filter((one) => changed.includes(one.field) || !old.has(keyOf(one)));
}

function keyOf({ field, fault }: ListingFault): string {
  return JSON.stringify([field, fault]);
}
