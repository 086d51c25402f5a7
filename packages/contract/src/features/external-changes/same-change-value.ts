import { sameCoordinates } from '../listings/address/coordinates.ts';
import type { ListingFields } from '../listings/listing-fields.ts';
import { sameFieldValue } from '../listings/same-field-value.ts';
import { listingFieldsOfChange, type ChangeField } from './change-fields.ts';

/** Whether two listings say the same in a field that others can change; a pin is the same within a few metres. */
export function sameChangeValue(
  field: ChangeField,
  a: Partial<ListingFields>,
  b: Partial<ListingFields>,
  country: string,
): boolean {
  if (field === 'coordinates') return samePin(a, b);
  return listingFieldsOfChange(field).every((one) => {
    const [before, after] = [a[one], b[one]];
    if (before === undefined || after === undefined) return before === after;
    return sameFieldValue(one, before, after, country);
  });
}

function samePin(a: Partial<ListingFields>, b: Partial<ListingFields>): boolean {
  const [one, other] = [pinOf(a), pinOf(b)];
  return one && other ? sameCoordinates(one, other) : one === other;
}

function pinOf({ latitude, longitude }: Partial<ListingFields>) {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
