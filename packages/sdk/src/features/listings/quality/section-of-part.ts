import type { QualityPart } from '@pinfold/contract/features/listings/quality/listing-quality';
import type { ListingSection } from '../editor/listing-sections.ts';

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
