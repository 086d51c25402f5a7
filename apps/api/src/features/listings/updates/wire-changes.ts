import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ListingChanges } from '@pinfold/contract/features/listings/listing-schema';

/** Some fields of a listing as they travel: lists that nobody else holds. */
export function wireChanges(changes: Partial<ListingFields>): ListingChanges {
  return structuredClone(changes) as ListingChanges;
}

export function wireListing(fields: ListingFields) {
  return structuredClone(fields) as Required<{ [Field in keyof ListingChanges]: WireOf<Field> }>;
}

type WireOf<Field extends keyof ListingChanges> = Exclude<ListingChanges[Field], undefined>;
