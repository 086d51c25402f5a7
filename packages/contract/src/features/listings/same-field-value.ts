import { fieldKey } from './field-key.ts';
import type { ListingField, ListingFields } from './listing-fields.ts';

/** Whether two values of a field say the same to a customer, so that going from one to the other is no change. */
export function sameFieldValue<Field extends ListingField>(
  field: Field,
  a: ListingFields[Field],
  b: ListingFields[Field],
  country: string,
): boolean {
  if ((field === 'latitude' || field === 'longitude') && typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= sameDegrees;
  return fieldKey(field, a, country) === fieldKey(field, b, country);
}

/** The fields in which two listings differ for a customer. */
export function changedFields(
  before: ListingFields,
  after: ListingFields,
  fields: readonly ListingField[],
): ListingField[] {
  return fields.filter((field) => !sameFieldValue(field, before[field], after[field], after.country));
}

/** About five metres. */
const sameDegrees = 0.00005;
