import type { BulkKey } from './bulk-edit-draft.ts';

/** A section of the form. */
export type BulkSection =
  | 'identity'
  | 'hours'
  | 'contact'
  | 'description'
  | 'offer'
  | 'state'
  | 'labels'
  | 'place';

/** The form's sections, each with its fields in order. */
export const bulkSections: Readonly<Record<BulkSection, readonly BulkKey[]>> = {
  identity: ['name', 'primary_category', 'additional_categories'],
  hours: ['opening_hours', 'special_hours', 'more_hours'],
  contact: ['phone_number', 'phone_number_2', 'website', 'url_attributes'],
  description: ['description'],
  offer: ['service_items', 'attributes'],
  state: ['open_status', 'opening_date'],
  labels: ['labels'],
  place: ['latitude', 'longitude'],
};

export const bulkSectionNames = Object.keys(bulkSections) as BulkSection[];
