import type { ChangeField } from './change-fields.ts';

/** What is protected where nobody has chosen yet: by what customers find and reach a place. */
export const defaultProtectedFields: readonly ChangeField[] = [
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
  'primary_category',
  'additional_categories',
  'website',
  'phone_number',
  'phone_number_2',
  'opening_hours',
];
