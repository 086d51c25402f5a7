import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingFields, type ListingFields } from '../listing-fields.ts';
import { closedOn, polishHolidays, sampleListing, service } from '../testing/sample-listing.ts';
import { listingQuality } from './listing-quality.ts';
import { qualityBand } from './quality-band.ts';

const calendar = { today: '2026-11-21', holidays: polishHolidays };

test.each([
  [0, 'very_weak'],
  [19, 'very_weak'],
  [20, 'weak'],
  [40, 'weak'],
  [41, 'medium'],
  [74, 'medium'],
  [75, 'good'],
  [89, 'good'],
  [90, 'very_good'],
  [100, 'very_good'],
])('LST-09 a score of %i is %s', (score, band) => {
  expect(qualityBand(score)).toBe(band);
});

const empty: ListingFields = sampleListing({
  name: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  region: '',
  country: '',
  latitude: null,
  longitude: null,
  store_code: '',
  primary_category: '',
  additional_categories: [],
  website: '',
  phone_number: '',
  description: '',
  opening_date: '',
  opening_hours: [],
  more_hours: [],
  service_items: [],
  attributes: [],
  labels: [],
});

const full = sampleListing({
  description: 'Kawa palona na miejscu. '.repeat(20),
  special_hours: polishHolidays.map(({ date }) => closedOn(date)),
  service_items: [service('Śniadania'), service('Catering'), service('Torty')],
  attributes: [
    ...sampleListing().attributes,
    ...['a', 'b'].map((attribute_id) => ({ attribute_id, value_type: 1 as const, values: [true] })),
  ],
});

test('LST-09 nothing is 0, everything is 100, and the parts add up', () => {
  expect(listingQuality(empty, calendar)).toMatchObject({ score: 0, band: 'very_weak' });
  expect(listingQuality(full, calendar)).toMatchObject({ score: 100, band: 'very_good', next: [] });
  const { parts } = listingQuality(sampleListing(), calendar);
  expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

test('BEY-09 the score says what brings the most next', () => {
  const { score, next } = listingQuality(
    { ...full, opening_hours: [], description: '', opening_date: '' },
    calendar,
  );
  expect(next.map(({ part, gain }) => [part, gain])).toEqual([
    ['opening_hours', 15],
    ['description', 10],
    ['special_hours', 5],
    ['opening_date', 3],
  ]);
  expect(score).toBe(100 - 15 - 10 - 5 - 3);
});

test('LST-09 who goes to customers lacks no address', () => {
  const noAddress = { street: '', postal_code: '', city: '', latitude: null, longitude: null };
  expect(listingQuality({ ...full, ...noAddress }, calendar).score).toBeLessThan(90);
  expect(listingQuality({ ...full, ...noAddress, business_type: 'service_area' }, calendar).score).toBe(100);
});

test('LST-09 filling a field never costs points', () => {
  fc.assert(
    fc.property(fc.subarray([...listingFields]), fc.constantFrom(...listingFields), (filled, one) => {
      const some = { ...empty, ...Object.fromEntries(filled.map((field) => [field, full[field]])) };
      const more = { ...some, [one]: full[one] };
      const [low, high] = [listingQuality(some, calendar).score, listingQuality(more, calendar).score];
      expect(high).toBeGreaterThanOrEqual(low);
      expect(low >= 0 && high <= 100).toBe(true);
    }),
  );
});
