import {
  listingFieldsOfChange,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';

/** The edit that gives some fields what they said then; a pin goes back as a whole. */
export function restoringChanges(
  then: ListingFields,
  fields: readonly ChangeField[],
): Partial<ListingFields> {
  const names = fields.flatMap(listingFieldsOfChange);
  return Object.fromEntries(names.map((name) => [name, then[name]]));
}
