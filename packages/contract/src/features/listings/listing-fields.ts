import type { AttributeValue } from './attributes/attribute.ts';
import type { CalendarDate } from './hours/calendar.ts';
import type { HoursPeriod } from './hours/opening-hours.ts';
import type { MoreHours } from './hours/more-hours.ts';
import type { SpecialHoursPeriod } from './hours/special-hours.ts';
import type { OpenStatus } from './open-status.ts';
import type { ServiceItem } from './services/service.ts';

/** What a listing says of its location and people can edit (product spec, section 3). An empty text is no value. */
export interface ListingFields {
  name: string;
  street: string;
  /** House and flat, such as 12A/4. */
  house_number: string;
  postal_code: string;
  city: string;
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude: number | null;
  longitude: number | null;
  store_code: string;
  /** `gcid:` and the provider's name of the category. */
  primary_category: string;
  additional_categories: readonly string[];
  website: string;
  phone_number: string;
  phone_number_2: string;
  description: string;
  /** YYYY-MM or YYYY-MM-DD; empty when it is not known. */
  opening_date: CalendarDate;
  open_status: OpenStatus;
  opening_hours: readonly HoursPeriod[];
  special_hours: readonly SpecialHoursPeriod[];
  more_hours: readonly MoreHours[];
  service_items: readonly ServiceItem[];
  /** All four types; those of type url are the URL attributes. */
  attributes: readonly AttributeValue[];
  labels: readonly string[];
}

export const listingFields: readonly ListingField[] = [
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
  'latitude',
  'longitude',
  'store_code',
  'primary_category',
  'additional_categories',
  'website',
  'phone_number',
  'phone_number_2',
  'description',
  'opening_date',
  'open_status',
  'opening_hours',
  'special_hours',
  'more_hours',
  'service_items',
  'attributes',
  'labels',
];

/** The name of a field of a listing. */
export type ListingField = keyof ListingFields;

/** Gives a listing one field of another. */
export function copyField<Field extends ListingField>(
  field: Field,
  from: ListingFields,
  to: ListingFields,
): void {
  to[field] = from[field];
}

/** Whether a field says anything. */
export function hasValue(value: ListingFields[ListingField]): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'number' || (value !== null && value.length > 0);
}
