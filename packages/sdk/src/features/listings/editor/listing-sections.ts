import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { switchedOffFields } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { QualityPart } from '@pinfold/contract/features/listings/quality/listing-quality';

/** Parts of the editor, in their order; each can be shown without the others. */
export const listingSections = [
  'address',
  'categories',
  'hours',
  'special_hours',
  'more_hours',
  'contact',
  'description',
  'services',
  'attributes',
  'opening',
  'labels',
] as const;

/** The name of one part of the editor. */
export type ListingSection = (typeof listingSections)[number];

/** What is edited in each part. */
export const sectionFields: Readonly<Record<ListingSection, readonly ListingField[]>> = {
  address: [
    'name',
    'country',
    'street',
    'house_number',
    'postal_code',
    'city',
    'region',
    'latitude',
    'longitude',
  ],
  categories: ['primary_category', 'additional_categories'],
  hours: ['opening_hours'],
  special_hours: ['special_hours'],
  more_hours: ['more_hours'],
  contact: ['phone_number', 'phone_number_2', 'website'],
  description: ['description'],
  services: ['service_items'],
  attributes: ['attributes'],
  opening: ['open_status', 'opening_date'],
  labels: ['store_code', 'labels'],
};

/** The part of the editor in which a field is edited; undefined for one that nothing edits. */
export function sectionOfField(field: ListingField): ListingSection | undefined {
  return listingSections.find((section) => sectionFields[section].includes(field));
}

/** The parts in which something can be edited where these flags are on. */
export function shownSections(
  sections: readonly ListingSection[],
  flags: readonly FeatureFlag[],
): readonly ListingSection[] {
  return sections.filter((section) => {
    const fields = sectionFields[section];
    return switchedOffFields(fields, flags).length < fields.length;
  });
}

/** The part of the editor in which a part of the score is raised. */
export const sectionOfPart: Readonly<Record<QualityPart, ListingSection>> = {
  name: 'address',
  address: 'address',
  coordinates: 'address',
  primary_category: 'categories',
  additional_categories: 'categories',
  phone_number: 'contact',
  website: 'contact',
  opening_hours: 'hours',
  special_hours: 'special_hours',
  description: 'description',
  opening_date: 'opening',
  attributes: 'attributes',
  url_attributes: 'attributes',
  service_items: 'services',
};
