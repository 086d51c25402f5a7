import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDuplicatePlace, type ComparedPlace } from './is-duplicate-place.ts';

const lipa: ComparedPlace = {
  name: 'Kawiarnia Lipa',
  street: 'ul. Kamieńskiego',
  house_number: '11',
  city: 'Kraków',
  country: 'PL',
  coordinates: { latitude: 50.0283, longitude: 19.9513 },
};

test.each<[string, Partial<ComparedPlace>, boolean]>([
  ['the very same', {}, true],
  [
    'another spelling of name, street and number',
    { name: 'KAWIARNIA LIPA', street: 'Kamienskiego', house_number: '11/2', coordinates: null },
    true,
  ],
  ['a flat that is named by a word', { house_number: '11 lok. 2', coordinates: null }, true],
  ['the name with its town', { name: 'Kawiarnia Lipa Kraków' }, true],
  [
    'a longer name across the street',
    {
      name: 'Kawiarnia Lipa Bonarka',
      street: 'Puszkarska',
      coordinates: { latitude: 50.0285, longitude: 19.952 },
    },
    true,
  ],
  ['another café next door', { name: 'Kawiarnia Sowa' }, false],
  [
    'the same chain across town',
    { street: 'Rynek Główny', coordinates: { latitude: 50.0617, longitude: 19.9373 } },
    false,
  ],
  ['the same street in another town', { city: 'Tarnów', coordinates: null }, false],
  ['a name of nothing but the town', { name: 'Kraków' }, false],
])('LST-07 a business is on the map twice or not: %s', (_what, change, expected) => {
  expect(isDuplicatePlace(lipa, { ...lipa, ...change })).toBe(expected);
  expect(isDuplicatePlace({ ...lipa, ...change }, lipa)).toBe(expected);
});

test('LST-07 of somebody who gives only a name and a town, the town decides', () => {
  const vague = { ...lipa, street: '', house_number: '', coordinates: null };
  expect(isDuplicatePlace(vague, lipa)).toBe(true);
  expect(isDuplicatePlace({ ...vague, city: 'Gdynia' }, lipa)).toBe(false);
});

test('LST-07 every named place is a duplicate of itself, and accents and capitals change nothing', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `Lipa ${text}`);
  fc.assert(
    fc.property(name, fc.string(), (title, street) => {
      const place = { ...lipa, name: title, street };
      expect(isDuplicatePlace(place, place)).toBe(true);
      expect(isDuplicatePlace(place, { ...place, name: title.normalize('NFD').toUpperCase() })).toBe(
        isDuplicatePlace(place, { ...place, name: title.toUpperCase() }),
      );
    }),
  );
});
