import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingFields } from '../listing-fields.ts';
import { pathsAlong, writtenTogether } from './google-update.ts';

test('EXT-02 what Google takes as a whole is known: one part of an address takes the others along', () => {
  expect(writtenTogether(['street'])).toEqual([
    'street',
    'house_number',
    'postal_code',
    'city',
    'region',
    'country',
  ]);
  expect(writtenTogether(['open_status'])).toEqual(['opening_date', 'open_status']);
  expect(writtenTogether(['latitude', 'phone_number_2', 'attributes'])).toEqual([
    'latitude',
    'longitude',
    'phone_number',
    'phone_number_2',
    'attributes',
  ]);
  expect(writtenTogether([])).toEqual([]);
});

test('EXT-02 fields travel together or they do not, whichever of them is named', () => {
  const field = fc.constantFrom(...listingFields);
  fc.assert(
    fc.property(field, field, (one, other) => {
      expect(writtenTogether([one])).toContain(one);
      expect(writtenTogether([one]).includes(other)).toBe(writtenTogether([other]).includes(one));
    }),
  );
});

test('EXT-02 where a place is said to be open, the day on which it opened can be said again with it', () => {
  expect(pathsAlong(['title', 'openInfo.status'], ['opening_date', 'website', 'attributes'])).toEqual([
    'openInfo.openingDate',
  ]);
  expect(pathsAlong(['storefrontAddress'], ['city', 'open_status'])).toEqual([]);
});
