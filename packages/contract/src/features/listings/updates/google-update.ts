import { normaliseText } from '../../../normalise-text.ts';
import { attributeKey, isUnknownAttribute } from '../attributes/attribute.ts';
import type { PhoneNumbers } from '../contact/phone.ts';
import { fieldKey, sameFieldValue } from '../field-key.ts';
import { type ListingField, type ListingFields, listingFields } from '../listing-fields.ts';
import { reverificationRisks } from './listing-edit.ts';

/** What going from one state of a listing to another sends to Google, in its own terms. */
export interface GoogleUpdate {
  /** Our fields that change. */
  fields: ListingField[];
  /** For `locations.patch`; none, and the call is not made. */
  updateMask: GooglePath[];
  /** For `locations.updateAttributes`, such as `attributes/has_wifi`; none, and the call is not made. */
  attributeMask: string[];
  /** Changes for which a new verification may be asked. */
  reverification: ListingField[];
}

type GooglePath = (typeof googlePaths)[number];

/** A phone number in another spelling, or hours that are split another way, send nothing. */
export function googleUpdate(
  before: ListingFields,
  after: ListingFields,
  phones: PhoneNumbers | undefined,
): GoogleUpdate {
  const fields = fieldsToSend(before, after, phones);
  const paths = new Set(fields.map((field) => googlePathOf[field]));
  return {
    fields,
    updateMask: googlePaths.filter((path) => paths.has(path)),
    attributeMask: fields.includes('attributes') ? changedAttributes(before, after, phones) : [],
    reverification: reverificationRisks(fields),
  };
}

/** Attributes whose value changes; one that nothing is said of any more is named too, so that it is cleared. */
function changedAttributes(
  before: ListingFields,
  after: ListingFields,
  phones: PhoneNumbers | undefined,
): string[] {
  const said = (fields: ListingFields) =>
    new Map(
      fields.attributes
        .filter((one) => !isUnknownAttribute(one))
        .map((one) => [attributeKey(one.attribute_id), one]),
    );
  const [old, current] = [said(before), said(after)];
  const list = (id: string, from: typeof old) => [from.get(id)].filter((one) => one !== undefined);
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((id) => !sameFieldValue('attributes', list(id, old), list(id, current), after.country, phones))
    .sort()
    .map((id) => `attributes/${id}`);
}

/** In the order of Google's own documentation. */
const googlePaths = [
  'storeCode',
  'title',
  'phoneNumbers',
  'categories',
  'storefrontAddress',
  'websiteUri',
  'regularHours',
  'specialHours',
  'labels',
  'latlng',
  'openInfo.status',
  'openInfo.openingDate',
  'profile.description',
  'moreHours',
  'serviceItems',
] as const;

/** Phones, categories, the address and the pin are each written whole. Attributes have a call of their own. */
export const googlePathOf: Record<ListingField, GooglePath | undefined> = {
  name: 'title',
  street: 'storefrontAddress',
  house_number: 'storefrontAddress',
  postal_code: 'storefrontAddress',
  city: 'storefrontAddress',
  region: 'storefrontAddress',
  country: 'storefrontAddress',
  latitude: 'latlng',
  longitude: 'latlng',
  store_code: 'storeCode',
  primary_category: 'categories',
  additional_categories: 'categories',
  website: 'websiteUri',
  phone_number: 'phoneNumbers',
  phone_number_2: 'phoneNumbers',
  description: 'profile.description',
  opening_date: 'openInfo.openingDate',
  open_status: 'openInfo.status',
  opening_hours: 'regularHours',
  special_hours: 'specialHours',
  more_hours: 'moreHours',
  service_items: 'serviceItems',
  attributes: undefined,
  labels: 'labels',
};

/**
 * The fields that an edit changes: those of which something else would be sent. That is finer than what customers would
 * call another value: to correct a capital letter or to move a pin by a metre is an edit.
 */
export function fieldsToSend(
  before: ListingFields,
  after: ListingFields,
  phones: PhoneNumbers | undefined,
): ListingField[] {
  return listingFields.filter((field) => !isSentSame(field, before, after, phones));
}

/** Whether one field of two versions of a listing would be sent as the same. */
export function isSentSame(
  field: ListingField,
  before: ListingFields,
  after: ListingFields,
  phones: PhoneNumbers | undefined,
): boolean {
  // In another country the same digits are another number.
  const moves = before.country !== after.country;
  return (
    (!moves && before[field] === after[field]) ||
    sentAs(field, before, phones) === sentAs(field, after, phones)
  );
}

function sentAs(field: ListingField, listing: ListingFields, phones: PhoneNumbers | undefined): string {
  const value = listing[field];
  if (byMeaning.has(field)) return fieldKey(field, value, listing.country, phones);
  return typeof value === 'string' ? normaliseText(value).trim() : JSON.stringify(value);
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

/**
 * Returns the fields that are sent to Google with the given ones, including those: Google accepts address, phones,
 * categories, pin and opening state only as a whole.
 */
export function writtenTogether(fields: readonly ListingField[]): ListingField[] {
  const parts = new Set(fields.map(partOf));
  return listingFields.filter((field) => parts.has(partOf(field)));
}

/** The paths of fields that stay as they are, where others of their whole are written. */
export function pathsAlong(
  updateMask: readonly GooglePath[],
  travelling: readonly ListingField[],
): GooglePath[] {
  const wholes = new Set(updateMask.map(wholeOf));
  const paths = new Set(travelling.flatMap((field) => googlePathOf[field] ?? []));
  return [...paths].filter((path) => wholes.has(wholeOf(path)) && !updateMask.includes(path));
}

function partOf(field: ListingField): string {
  const path = googlePathOf[field];
  return path ? wholeOf(path) : field;
}

function wholeOf(path: GooglePath): string {
  return path.split('.')[0] ?? path;
}
