import { expect, test } from 'vitest';
import { phoneNumbers } from './contact/phone-numbers.ts';
import { emptyListing } from './create/new-listing.ts';
import { listingFaults, newListingFaults } from './listing-faults.ts';
import { period, sampleListing, service } from './testing/sample-listing.ts';

const context = { today: '2026-11-21', phones: phoneNumbers };

test('LST-03 a good listing has no faults', () => {
  expect(listingFaults(sampleListing(), context)).toEqual([]);
});

test('LST-03 every field is looked at, and a fault says where in a list it is', () => {
  const faults = listingFaults(
    sampleListing({
      name: '',
      street: '1\n2\n3\n4\n5\n6',
      city: '',
      country: 'XX',
      latitude: 91,
      longitude: null,
      store_code: ' ',
      additional_categories: ['gcid:cafe'],
      website: 'lipa',
      phone_number: '',
      phone_number_2: '501 234 567',
      description: 'www.lipa.pl',
      opening_date: '2030-01',
      opening_hours: [period(0, '08:00', '12:00'), period(0, '11:00', '12:00')],
      special_hours: [
        {
          start_date: '2026-12-24',
          end_date: '2026-12-24',
          closed: false,
          open_time: '09:00',
          close_time: null,
        },
      ],
      more_hours: [{ hours_type_id: 'SAUNA', periods: [period(0, '08:00', '12:00')] }],
      service_items: [service('Torty'), service('torty')],
      labels: ['a', 'a'],
    }),
    { ...context, attributes: [], moreHoursTypes: ['DELIVERY'] },
  );
  expect(faults.map(({ field, index, fault }) => [field, index, fault.code])).toEqual([
    ['name', undefined, 'required'],
    ['street', undefined, 'address_too_many_lines'],
    ['city', undefined, 'required'],
    ['country', undefined, 'country_unknown'],
    ['latitude', undefined, 'latitude_out_of_range'],
    ['longitude', undefined, 'coordinates_both_required'],
    ['store_code', undefined, 'outer_spaces'],
    ['additional_categories', undefined, 'category_repeated'],
    ['website', undefined, 'url_scheme_missing'],
    ['phone_number', undefined, 'required'],
    ['description', undefined, 'contains_url'],
    ['opening_date', undefined, 'opening_date_too_far'],
    ['opening_hours', 1, 'hours_overlap'],
    ['special_hours', 0, 'time_invalid'],
    ['more_hours', 0, 'more_hours_type_unknown'],
    ['service_items', 1, 'service_repeated'],
    ['labels', 1, 'label_repeated'],
    ['attributes', 0, 'attribute_unknown'],
    ['attributes', 1, 'attribute_unknown'],
    ['attributes', 2, 'attribute_unknown'],
    ['attributes', 3, 'attribute_unknown'],
  ]);
  expect(listingFaults(sampleListing({ postal_code: '1' }), context)).toMatchObject([
    { field: 'postal_code' },
  ]);
});

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
