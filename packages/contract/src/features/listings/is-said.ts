import type { ListingField, ListingFields } from './listing-fields.ts';

/** Whether a field says anything. */
export function isSaid(value: ListingFields[ListingField]): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'number' || (value !== null && value.length > 0);
}
