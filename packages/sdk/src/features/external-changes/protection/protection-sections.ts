import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';

/** The name of a section of fields that can be protected. */
export type ProtectionSection = 'name_address' | 'contact' | 'hours' | 'offer' | 'other';

/** Fields that people think of together, in the order in which they are shown. */
export const protectionSections: Readonly<Record<ProtectionSection, readonly ChangeField[]>> = {
  name_address: ['name', 'street', 'house_number', 'postal_code', 'city', 'region', 'country', 'coordinates'],
  contact: ['phone_number', 'phone_number_2', 'website'],
  hours: ['opening_hours', 'special_hours', 'more_hours', 'open_status'],
  offer: ['primary_category', 'additional_categories', 'service_items', 'attributes'],
  other: ['description', 'opening_date', 'store_code', 'labels'],
};

export const protectionSectionNames = Object.keys(protectionSections) as ProtectionSection[];
