import { fieldKey } from '../field-key.ts';
import type { ListingField, ListingFields } from '../listing-fields.ts';

/** What several listings say in one field. */
export interface MixedValues<Value> {
  /** How many different values there are: none without listings, 1 where all agree. */
  distinct: number;
  /** The most frequent first, each as the first listing spells it. */
  values: { value: Value; count: number }[];
}

/** For "Mixed (4 values)": spellings of one value count as one. */
export function mixedValues<Field extends ListingField>(
  field: Field,
  listings: Iterable<Pick<ListingFields, Field | 'country'>>,
  most = mixedValuesShown,
): MixedValues<ListingFields[Field]> {
  const found = new Map<string, { value: ListingFields[Field]; count: number }>();
  for (const listing of listings) {
    const value: ListingFields[Field] = listing[field];
    const key = fieldKey(field, value, listing.country);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { value, count: 1 });
  }
  const values = [...found.values()].sort((a, b) => b.count - a.count);
  return { distinct: values.length, values: values.slice(0, most) };
}

/** More than a person compares at a glance. */
export const mixedValuesShown = 20;
