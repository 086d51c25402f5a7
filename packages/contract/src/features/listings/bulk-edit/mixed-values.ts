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
  most: number = mixedValuesShown,
): MixedValues<ListingFields[Field]> {
  const found = new Map<string, { value: ListingFields[Field]; count: number }>();
  // Most of thousands of listings are spelled alike, and spellings are cheaper to compare than meanings.
  const spelled: typeof found = new Map();
  for (const listing of listings) {
    const value: ListingFields[Field] = listing[field];
    const spelling = JSON.stringify([listing.country, value]);
    const key = spelled.has(spelling) ? undefined : fieldKey(field, value, listing.country);
    const known = spelled.get(spelling) ?? found.get(key ?? '') ?? { value, count: 0 };
    known.count += 1;
    spelled.set(spelling, known);
    if (key !== undefined) found.set(key, known);
  }
  const values = [...found.values()].sort((a, b) => b.count - a.count);
  return { distinct: values.length, values: values.slice(0, most) };
}

/** More than a person compares at a glance. */
export const mixedValuesShown = 20;
