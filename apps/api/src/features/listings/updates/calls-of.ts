import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';

/** Calls to Google that an edit of some fields takes: one to ask, one to write, and one of their own for attributes. */
export function callsOf(fields: readonly ListingField[]): number {
  const attributes = Number(fields.includes('attributes'));
  return Number(asksFirst(fields)) + Number(fields.length > attributes) + attributes;
}

/** Of these Google keeps more than we show, such as a third phone number, and takes them whole. */
const askedFields: readonly ListingField[] = [
  'phone_number',
  'phone_number_2',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
  'service_items',
];

export function asksFirst(fields: readonly ListingField[]): boolean {
  return fields.some((field) => askedFields.includes(field));
}
