import type { ListingField } from '../listing-fields.ts';

/** After a change of name, address or categories the provider may ask to verify again (product spec, section 5). */
export const reverificationFields: readonly ListingField[] = [
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
  'primary_category',
  'additional_categories',
];

/** Those of some changed fields for which a new verification may be asked. */
export function reverificationRisks(changed: readonly ListingField[]): ListingField[] {
  return changed.filter((field) => reverificationFields.includes(field));
}
