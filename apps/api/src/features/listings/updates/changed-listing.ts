import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ListingChanges } from '@pinfold/contract/features/listings/listing-schema';

/** A listing with changes: what is not among them stays. */
export function changedListing(
  listing: ListingFields,
  changes: ListingChanges | Partial<ListingFields>,
): ListingFields {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...listing, ...(Object.fromEntries(given) as Partial<ListingFields>) };
}

/** What a listing says in some fields. */
export function pickFields(listing: ListingFields, fields: readonly ListingField[]): Partial<ListingFields> {
  return Object.fromEntries(fields.map((field) => [field, listing[field]]));
}
