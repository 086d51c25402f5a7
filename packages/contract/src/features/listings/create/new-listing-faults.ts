import { fault } from '../fault.ts';
import { listingFaults, type FaultContext, type ListingFault } from '../listing-faults.ts';
import type { ListingFields } from '../listing-fields.ts';

/** What keeps a location from being added to the map: it needs an address, by which the map is searched first. */
export function newListingFaults(fields: ListingFields, context: FaultContext): ListingFault[] {
  const found = listingFaults(fields, context);
  const missing = (['country', 'street', 'city'] as const).filter(
    (field) => fields[field].trim() === '' && !found.some((one) => one.field === field),
  );
  return [...missing.map((field) => ({ field, fault: fault('required') })), ...found];
}
