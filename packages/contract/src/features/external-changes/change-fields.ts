import type { ListingField } from '../listings/listing-fields.ts';

/**
 * What others can change (product spec, section 3), and three that Google's maps change too: the number in the street,
 * the region and the pin.
 */
export const changeFields = [
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
  'coordinates',
  'store_code',
  'primary_category',
  'additional_categories',
  'website',
  'phone_number',
  'phone_number_2',
  'opening_hours',
  'special_hours',
  'more_hours',
  'attributes',
  'service_items',
  'description',
  'opening_date',
  'location_state',
  'open_status',
  'labels',
] as const;

/** One thing that others can change. */
export type ChangeField = (typeof changeFields)[number];

/** What the provider makes of a profile is told, not decided (product spec, section 4). */
export function isInformational(field: ChangeField): boolean {
  return field === 'location_state';
}

/** The fields that people can keep from being changed. */
export const protectableFields: readonly ChangeField[] = changeFields.filter(
  (field) => !isInformational(field),
);

/** The fields of a listing that one change is about; none for what the provider makes of the profile. */
export function listingFieldsOfChange(field: ChangeField): readonly ListingField[] {
  if (field === 'coordinates') return ['latitude', 'longitude'];
  return field === 'location_state' ? [] : [field];
}
