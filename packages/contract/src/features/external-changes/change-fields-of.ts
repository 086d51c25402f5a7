import type { ListingField } from '../listings/listing-fields.ts';
import type { ChangeField } from './change-fields.ts';

/** Fields of a listing as people see them: a latitude and a longitude are one pin. */
export function changeFieldsOf(fields: readonly ListingField[]): ChangeField[] {
  const seen = fields.map((field) => (field === 'latitude' || field === 'longitude' ? 'coordinates' : field));
  return [...new Set(seen)];
}
