import { fieldKey } from '../field-key.ts';
import { listingFields, type ListingField, type ListingFields } from '../listing-fields.ts';

/**
 * The fields that an edit changes: those of which something else would be sent. That is finer than what customers would
 * call another value: to correct a capital letter or to move a pin by a metre is an edit.
 */
export function fieldsToSend(before: ListingFields, after: ListingFields): ListingField[] {
  return listingFields.filter((field) => !isSentSame(field, before, after));
}

/** Whether one field of two versions of a listing would be sent as the same. */
export function isSentSame(field: ListingField, before: ListingFields, after: ListingFields): boolean {
  // In another country the same digits are another number.
  const moves = before.country !== after.country;
  return (!moves && before[field] === after[field]) || sentAs(field, before) === sentAs(field, after);
}

function sentAs(field: ListingField, listing: ListingFields): string {
  const value = listing[field];
  if (byMeaning.has(field)) return fieldKey(field, value, listing.country);
  return typeof value === 'string'
    ? value.normalize('NFC').replaceAll('\r\n', '\n').trim()
    : JSON.stringify(value);
}

/** Phones and postal codes are sent in one spelling; hours and lists that are ordered another way say the same. */
const byMeaning: ReadonlySet<ListingField> = new Set([
  'postal_code',
  'country',
  'phone_number',
  'phone_number_2',
  'primary_category',
  'additional_categories',
  'opening_hours',
  'special_hours',
  'more_hours',
  'attributes',
  'labels',
]);
