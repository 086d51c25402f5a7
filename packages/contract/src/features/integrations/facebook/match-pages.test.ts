import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMeters } from '../../../geo.ts';
import { phoneNumbers } from '../../listings/contact/phone-numbers.ts';
import {
  type ComparedLocation,
  type ComparedPage,
  longestPageDistance,
  storeCodeKey,
  suggestPages,
} from './match-pages.ts';

const rynek = { latitude: 50.0617, longitude: 19.9373 };

const location = (id: number, over: Partial<ComparedLocation> = {}): ComparedLocation => ({
  id,
  store_code: '',
  phone_number: '',
  country: 'PL',
  coordinates: null,
  ...over,
});

const page = (id: string, over: Partial<ComparedPage> = {}): ComparedPage => ({
  id,
  store_codes: [],
  phone: '',
  coordinates: null,
  ...over,
});

const suggest = (pages: ComparedPage[], locations: ComparedLocation[]) =>
  suggestPages(pages, locations, phoneNumbers).map(({ page_id, facility_id, by, distance_meters: metres }) =>
    [page_id, facility_id, by, ...(metres === null ? [] : [metres])].join(' '),
  );

test.each<[string, ComparedPage[], ComparedLocation[], string[]]>([
  [
    'the store code, whatever phone and pin say',
    [page('a', { store_codes: ['krk-01'], phone: '12 422 10 11' }), page('b', { phone: '12 422 10 10' })],
    [
      location(1, { store_code: 'KRK-01', phone_number: '+48 12 422 10 10' }),
      location(2, { phone_number: '12 422 10 11' }),
    ],
    ['a 1 store_number'],
  ],
  [
    'a number with zeros before it',
    [page('a', { store_codes: ['17'] })],
    [location(1, { store_code: '0017' })],
    ['a 1 store_number'],
  ],
  [
    'one of two codes of a page',
    [page('a', { store_codes: ['X', '3'] }), page('b', { store_codes: ['4'] })],
    [location(3, { store_code: '3' }), location(4, { store_code: '4' })],
    ['a 3 store_number', 'b 4 store_number'],
  ],
  [
    'the phone, however it is written',
    [page('a', { phone: '(12) 422-10-10' }), page('b', { phone: '+48 12 422 10 11' })],
    [location(1, { phone_number: '+48124221011' }), location(2, { phone_number: '12 422 10 10' })],
    ['b 1 phone', 'a 2 phone'],
  ],
  [
    'no hotline, and no code that two have',
    [page('a', { phone: '801 000 000', store_codes: ['1'] }), page('b', { store_codes: ['1'] })],
    [
      location(1, { phone_number: '801 000 000', store_code: '1' }),
      location(2, { phone_number: '801000000' }),
    ],
    [],
  ],
  [
    'the pin that is nearest',
    [
      page('a', { coordinates: rynek }),
      page('b', { coordinates: { ...rynek, latitude: rynek.latitude + 0.0008 } }),
    ],
    [
      location(1, { coordinates: { ...rynek, latitude: rynek.latitude + 0.0009 } }),
      location(2, { coordinates: { ...rynek, latitude: rynek.latitude + 0.0001 } }),
    ],
    ['b 1 distance 11', 'a 2 distance 11'],
  ],
  [
    'nothing that is further away',
    [page('a', { coordinates: rynek })],
    [location(1, { coordinates: { ...rynek, latitude: rynek.latitude + 0.002 } })],
    [],
  ],
  [
    'no page whose two codes are of two locations',
    [page('a', { store_codes: ['1', '2'] })],
    [location(1, { store_code: '1' }), location(2, { store_code: '2' })],
    [],
  ],
])('INT-02 a page is suggested by %s', (_what, pages, locations, expected) => {
  expect(suggest(pages, locations)).toEqual(expected);
});

const code = fc.constantFrom('', '1', '01', '2', 'KRK-01', 'krk-01', 'WAW-01');
const phone = fc.constantFrom('', '12 422 10 10', '+48124221010', '22 123 45 67', '801 000 000');
const coordinates = fc.option(
  fc.record({
    latitude: fc.integer({ min: 0, max: 40 }).map((steps) => 50 + steps * 0.0004),
    longitude: fc.integer({ min: 0, max: 3 }).map((steps) => 19.9 + steps * 0.0008),
  }),
);
const somePages: fc.Arbitrary<ComparedPage[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }).map(String),
    store_codes: fc.array(code, { maxLength: 2 }),
    phone,
    coordinates,
  }),
  { maxLength: 12, selector: ({ id }) => id },
);
const someLocations: fc.Arbitrary<ComparedLocation[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    store_code: code,
    phone_number: phone,
    country: fc.constantFrom('PL', 'DE'),
    coordinates,
  }),
  { maxLength: 12, selector: ({ id }) => id },
);

test('INT-02 whatever pages and locations there are, each is suggested once at most, and for a reason', () => {
  fc.assert(
    fc.property(somePages, someLocations, (pages, locations) => {
      const found = suggestPages(pages, locations, phoneNumbers);
      expect(new Set(found.map(({ page_id }) => page_id)).size).toBe(found.length);
      expect(new Set(found.map(({ facility_id }) => facility_id)).size).toBe(found.length);
      for (const { page_id, facility_id, by, distance_meters: metres } of found) {
        const ofPage = pages.find(({ id }) => id === page_id);
        const ofLocation = locations.find(({ id }) => id === facility_id);
        if (!ofPage || !ofLocation) throw new Error('Nobody has this id.');
        if (by === 'store_number')
          expect(ofPage.store_codes.map(storeCodeKey)).toContain(storeCodeKey(ofLocation.store_code));
        else if (by === 'phone') {
          const number = phoneNumbers.parse(ofLocation.phone_number, ofLocation.country);
          const numbers = ['PL', 'DE'].map((country) => phoneNumbers.parse(ofPage.phone, country));
          if (number !== undefined) expect(numbers).toContain(number);
        } else {
          const [from, to] = [ofPage.coordinates, ofLocation.coordinates];
          const exact = from && to ? distanceMeters(from, to) : Infinity;
          expect(exact).toBeLessThanOrEqual(longestPageDistance);
          expect(metres).toBe(Math.round(exact));
        }
        if (by !== 'distance') expect(metres).toBeNull();
      }
    }),
  );
});

test('INT-02 the order of pages and locations changes no suggestion', () => {
  const shuffled = fc
    .tuple(somePages, someLocations)
    .chain(([pages, locations]) =>
      fc.tuple(
        fc.constant(pages),
        fc.constant(locations),
        fc.shuffledSubarray(pages, { minLength: pages.length }),
        fc.shuffledSubarray(locations, { minLength: locations.length }),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([pages, locations, otherPages, otherLocations]) => {
      expect(suggestPages(otherPages, otherLocations, phoneNumbers)).toEqual(
        suggestPages(pages, locations, phoneNumbers),
      );
    }),
  );
});

test('INT-02 a code that one page and one location alone have always decides', () => {
  fc.assert(
    fc.property(somePages, someLocations, (pages, locations) => {
      const [first] = pages;
      const [one] = locations;
      if (!first || !one) return;
      const marked = [{ ...first, store_codes: ['ONLY-1'] }, ...pages.slice(1)];
      const found = suggestPages(
        marked,
        [{ ...one, store_code: 'only-1' }, ...locations.slice(1)],
        phoneNumbers,
      );
      expect(found).toContainEqual({
        page_id: first.id,
        facility_id: one.id,
        by: 'store_number',
        distance_meters: null,
      });
    }),
  );
});
