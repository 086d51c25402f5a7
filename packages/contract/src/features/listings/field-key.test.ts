import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumbers } from './contact/phone-numbers.ts';
import { changedFields, fieldKey, sameFieldValue } from './field-key.ts';
import { listingFields, type ListingField, type ListingFields } from './listing-fields.ts';
import { sameValuePairs } from './testing/same-value-pairs.ts';
import { sampleListing } from './testing/sample-listing.ts';

test.each(sameValuePairs.map((pair) => [JSON.stringify(pair), pair] as const))(
  'BEY-03 the same or not: %s',
  (_name, pair) => {
    expectSame(pair);
  },
);

function expectSame<Field extends ListingField>([field, a, b, same, country = 'PL']: [
  Field,
  ListingFields[Field],
  ListingFields[Field],
  boolean,
  string?,
]) {
  expect(sameFieldValue(field, a, b, country, phoneNumbers)).toBe(same);
  expect(sameFieldValue(field, b, a, country, phoneNumbers)).toBe(same);
}

test('BEY-03 the corpus speaks of every field', () => {
  expect(new Set(sameValuePairs.map(([field]) => field))).toEqual(new Set(listingFields));
});

test('BEY-03 a value is the same as itself, and as its copy', () => {
  const [listing, copy] = [sampleListing(), sampleListing()];
  for (const field of listingFields)
    expect(sameFieldValue(field, listing[field], copy[field], 'PL', phoneNumbers), field).toBe(true);
  const changed = { ...listing, city: 'WARSZAWA', name: 'Lipa', website: '' };
  expect(changedFields(listing, changed, listingFields, phoneNumbers)).toEqual(['name', 'website']);
  expect(changedFields(listing, changed, ['city', 'name'], phoneNumbers)).toEqual(['name']);
});

test('BEY-03 two spellings that are the same as a third are the same', () => {
  const texts = fc.constantFrom(
    '+48221234567',
    '22 123 45 67',
    '022 123 45 67',
    '(22)1234567',
    '22123456',
    'x',
    '',
  );
  fc.assert(
    fc.property(texts, texts, texts, (a, b, c) => {
      const same = (one: string, other: string) =>
        sameFieldValue('phone_number', one, other, 'PL', phoneNumbers);
      if (same(a, b) && same(b, c)) expect(same(a, c)).toBe(true);
      expect(same(a, b)).toBe(
        fieldKey('phone_number', a, 'PL', phoneNumbers) === fieldKey('phone_number', b, 'PL', phoneNumbers),
      );
    }),
  );
});

test('LST-06 pins count as one within a metre, and none is no pin', () => {
  const keys = [52.2297, 52.229701, -0.000001, 0, null].map((value) =>
    fieldKey('latitude', value, 'PL', phoneNumbers),
  );
  expect(keys).toEqual(['52.22970', '52.22970', '0.00000', '0.00000', '']);
});
