import { attributeKey, isUnknownAttribute } from '../attributes/attribute-value.ts';
import type { ListingField, ListingFields } from '../listing-fields.ts';
import { sameFieldValue } from '../same-field-value.ts';
import { fieldsToSend } from './fields-to-send.ts';
import { reverificationRisks } from './reverification.ts';

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

export type GooglePath = (typeof googlePaths)[number];

/** A phone number in another spelling, or hours that are split another way, send nothing. */
export function googleUpdate(before: ListingFields, after: ListingFields): GoogleUpdate {
  const fields = fieldsToSend(before, after);
  const paths = new Set(fields.map((field) => googlePathOf[field]));
  return {
    fields,
    updateMask: googlePaths.filter((path) => paths.has(path)),
    attributeMask: fields.includes('attributes') ? changedAttributes(before, after) : [],
    reverification: reverificationRisks(fields),
  };
}

/** Attributes whose value changes; one that nothing is said of any more is named too, so that it is cleared. */
function changedAttributes(before: ListingFields, after: ListingFields): string[] {
  const said = (fields: ListingFields) =>
    new Map(
      fields.attributes
        .filter((one) => !isUnknownAttribute(one))
        .map((one) => [attributeKey(one.attribute_id), one]),
    );
  const [old, current] = [said(before), said(after)];
  const list = (id: string, from: typeof old) => [from.get(id)].filter((one) => one !== undefined);
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((id) => !sameFieldValue('attributes', list(id, old), list(id, current), after.country))
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
