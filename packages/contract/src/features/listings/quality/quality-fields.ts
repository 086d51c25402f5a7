import type { Permission } from '../../../access/permissions.ts';
import type { ListingField } from '../listing-fields.ts';
import { fieldPermission } from '../updates/listing-edit.ts';
import type { QualityPart } from './listing-quality.ts';

/** The field that completes each part of the quality, or the first of several. */
export const fieldOfPart: Readonly<Record<QualityPart, ListingField>> = {
  name: 'name',
  address: 'street',
  coordinates: 'latitude',
  primary_category: 'primary_category',
  additional_categories: 'additional_categories',
  phone_number: 'phone_number',
  website: 'website',
  opening_hours: 'opening_hours',
  special_hours: 'special_hours',
  description: 'description',
  opening_date: 'opening_date',
  attributes: 'attributes',
  url_attributes: 'attributes',
  service_items: 'service_items',
};

/** The permission that completing a part takes. */
export function partPermission(part: QualityPart): Permission {
  return fieldPermission[fieldOfPart[part]];
}
