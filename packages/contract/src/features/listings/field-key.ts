import { houseNumberKey, normalizePostalCode, streetKey } from './address/address.ts';
import {
  attributeKey,
  type AttributeValue,
  attributeValueTypes,
  isUnknownAttribute,
} from './attributes/attribute.ts';
import { phoneKey, type PhoneNumbers } from './contact/phone.ts';
import { websiteKey } from './contact/links.ts';
import { moreHoursKey } from './hours/more-hours.ts';
import { specialHoursKey } from './hours/special-hours.ts';
import { hoursKey } from './hours/opening-hours.ts';
import { categoryKey } from './listing-categories.ts';
import type { ListingField, ListingFields } from './listing-fields.ts';
import { textKey } from './listing-texts.ts';
import { type ServiceItem, serviceKeys } from './services/service.ts';

/**
 * A text that is equal for values that mean the same to a customer: spellings of a phone number, an address or a link,
 * hours that are split or ordered another way, lists whose order says nothing. The country is that of the location.
 */
export function fieldKey<Field extends ListingField>(
  field: Field,
  value: ListingFields[Field],
  country: string,
  phones: PhoneNumbers | undefined,
): string {
  return keys[field](value, country, phones);
}

type FieldKey<Value> = (value: Value, country: string, phones: PhoneNumbers | undefined) => string;

const keys: { [Field in ListingField]: FieldKey<ListingFields[Field]> } = {
  name: textKey,
  street: streetKey,
  house_number: houseNumberKey,
  postal_code: normalizePostalCode,
  city: placeKey,
  region: placeKey,
  country: (value) => value.trim().toUpperCase(),
  latitude: degreesKey,
  longitude: degreesKey,
  store_code: textKey,
  primary_category: categoryKey,
  additional_categories: (value) => setKey(value.map(categoryKey)),
  website: websiteKey,
  phone_number: phoneKey,
  phone_number_2: phoneKey,
  description: textKey,
  opening_date: textKey,
  open_status: textKey,
  opening_hours: hoursKey,
  special_hours: specialHoursKey,
  more_hours: moreHoursKey,
  service_items: (value) => setKey(value.map(serviceItemKey)),
  attributes: (value) => setKey(value.filter((one) => !isUnknownAttribute(one)).map(attributeValueKey)),
  labels: (value) => setKey(value.map(textKey)),
};

function placeKey(value: string): string {
  return textKey(value).toLowerCase();
}

/** Five decimals are a metre. */
function degreesKey(value: number | null): string {
  return value === null ? '' : (Math.round(value * 1e5) / 1e5 + 0).toFixed(5);
}

function serviceItemKey(service: ServiceItem): string {
  const { price } = service;
  const amounts =
    price.type === 'none' ? [] : price.type === 'fixed' ? [price.amount] : [price.from, price.to];
  const currency = price.type === 'none' ? '' : price.currency;
  // A range that is a point is a fixed price.
  return JSON.stringify([
    serviceKeys(service)[0],
    textKey(service.description),
    [...new Set(amounts)],
    currency,
  ]);
}

function attributeValueKey({ attribute_id, value_type, values, unset_values = [] }: AttributeValue): string {
  const isUrl = value_type === attributeValueTypes.url;
  const said = values
    .filter((value) => value !== '')
    .map((value) => (isUrl ? websiteKey(String(value)) : value));
  return JSON.stringify([attributeKey(attribute_id), setKey(said.map(String)), setKey(unset_values)]);
}

function setKey(values: readonly string[]): string {
  return JSON.stringify([...new Set(values)].sort());
}

/** Whether two values of a field say the same to a customer, so that going from one to the other is no change. */
export function sameFieldValue<Field extends ListingField>(
  field: Field,
  a: ListingFields[Field],
  b: ListingFields[Field],
  country: string,
  phones: PhoneNumbers | undefined,
): boolean {
  if (a === b) return true;
  if ((field === 'latitude' || field === 'longitude') && typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= sameDegrees;
  return fieldKey(field, a, country, phones) === fieldKey(field, b, country, phones);
}

/** The fields in which two listings differ for a customer. */
export function changedFields(
  before: ListingFields,
  after: ListingFields,
  fields: readonly ListingField[],
  phones: PhoneNumbers | undefined,
): ListingField[] {
  return fields.filter((field) => !sameFieldValue(field, before[field], after[field], after.country, phones));
}

/** About five metres. */
const sameDegrees = 0.00005;
