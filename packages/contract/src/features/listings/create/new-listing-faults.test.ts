import { expect, test } from 'vitest';
import { emptyListing } from './empty-listing.ts';
import { newListingFaults } from './new-listing-faults.ts';

const lipa = {
  ...emptyListing,
  name: 'Kawiarnia Lipa',
  country: 'PL',
  street: 'ul. Szeroka',
  house_number: '7',
  postal_code: '31-053',
  city: 'Kraków',
  primary_category: 'gcid:cafe',
};

test('LST-07 a new location needs a name, an address and a primary category, each named once', () => {
  const context = { today: '2026-11-21' };
  expect(newListingFaults(lipa, context)).toEqual([]);
  const missing = newListingFaults(emptyListing, context).map(({ field, fault }) => [field, fault.code]);
  expect(missing.toSorted()).toEqual([
    ['city', 'required'],
    ['country', 'required'],
    ['name', 'required'],
    ['primary_category', 'required'],
    ['street', 'required'],
  ]);
  const withoutTown = newListingFaults({ ...lipa, city: ' ' }, context);
  expect(withoutTown).toEqual([{ field: 'city', fault: { code: 'required', values: {} } }]);
});
