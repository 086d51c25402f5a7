import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { listingFields, type ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { changedFields } from '@pinfold/contract/features/listings/field-key';
import { sampleListing, service } from '@pinfold/contract/features/listings/testing/sample-listing';
import { attributeToGoogle } from './google-attributes.ts';
import { listingFromGoogle } from './listing-from-google.ts';
import { listingToGoogle } from './listing-to-google.ts';

/** To Google and back, through JSON as it travels. */
function roundTrip(listing: ListingFields): ListingFields {
  const sent = JSON.stringify({
    location: { name: 'locations/1', ...listingToGoogle(listing) },
    attributes: listing.attributes.map(attributeToGoogle),
  });
  const { location, attributes } = JSON.parse(sent);
  return listingFromGoogle(location, attributes);
}

test('LST-03 LST-04 a listing means the same after it was written to Google and read back', () => {
  const listing = sampleListing({
    special_hours: [
      {
        start_date: '2026-12-24',
        end_date: '2026-12-24',
        closed: false,
        open_time: '08:00',
        close_time: '14:00',
      },
      { start_date: '2026-12-25', end_date: '2026-12-25', closed: true, open_time: null, close_time: null },
      {
        start_date: '2026-12-31',
        end_date: '2027-01-01',
        closed: false,
        open_time: '18:00',
        close_time: '02:00',
      },
    ],
    service_items: [
      service('Śniadania', { price: { type: 'fixed', amount: 2950, currency: 'PLN' }, description: 'Do 12' }),
      { ...service(''), category: '', service_type_id: 'job_type_id:catering' },
    ],
    open_status: 'CLOSED_TEMPORARILY',
    opening_date: '2019-05-17',
    phone_number_2: '+48 500 100 200',
  });
  expect(changedFields(listing, roundTrip(listing), listingFields, phoneNumbers)).toEqual([]);
});

test('LST-04 every time of the week travels unchanged, also midnight and past it', () => {
  const day = fc.constantFrom(0, 1, 2, 3, 4, 5, 6);
  const time = fc
    .integer({ min: 0, max: 1440 })
    .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
  const period = fc.record({ open_day: day, open_time: time, close_day: day, close_time: time });
  fc.assert(
    fc.property(fc.array(period), (opening_hours) => {
      const listing = sampleListing({ opening_hours } as Partial<ListingFields>);
      expect(roundTrip(listing).opening_hours).toEqual(opening_hours);
    }),
  );
});

test('LST-04 prices travel to the grosz; a range stays with us', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
      const price = { type: 'fixed', amount, currency: 'PLN' } as const;
      const [item] = roundTrip(sampleListing({ service_items: [service('Tort', { price })] })).service_items;
      expect(item?.price).toEqual(price);
    }),
  );
  const range = service('Tort', { price: { type: 'range', from: 8000, to: 16_000, currency: 'PLN' } });
  const [sent] = roundTrip(sampleListing({ service_items: [range] })).service_items;
  expect(sent?.price).toEqual({ type: 'none' });
});

test('LST-03 what a location does not say is empty, and nothing is made up', () => {
  expect(listingFromGoogle({ name: 'locations/1' })).toEqual({
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
    phone_number_2: '',
    description: '',
    opening_date: '',
    open_status: 'OPEN',
    opening_hours: [],
    special_hours: [],
    more_hours: [],
    service_items: [],
    attributes: [],
    labels: [],
  });
});

test('LST-03 lines of an address stay as Google has them, down to their commas, while something else is edited', () => {
  const live = { storefrontAddress: { regionCode: 'IT', addressLines: ['Via Roma, 12', 'piano 2'] } };
  const listing = listingFromGoogle({ name: 'locations/1', ...live });
  expect(listing).toMatchObject({ street: 'Via Roma\npiano 2', house_number: '12' });
  const { storefrontAddress } = listingToGoogle({ ...listing, postal_code: '00184' }, live);
  expect(storefrontAddress?.addressLines).toEqual(['Via Roma, 12', 'piano 2']);
});

test('LST-03 what Google has and we do not show is sent along with what we change', () => {
  const live = {
    languageCode: 'es',
    phoneNumbers: { primaryPhone: '1', additionalPhones: ['22 111 22 33', '22 444 55 66'] },
    storefrontAddress: { sublocality: 'Śródmieście', addressLines: ['x'] },
  };
  const sent = listingToGoogle(sampleListing({ phone_number_2: '22 777 88 99' }), live);
  expect(sent.phoneNumbers?.additionalPhones).toEqual(['+48227778899', '22 444 55 66']);
  expect(sent.storefrontAddress).toMatchObject({
    sublocality: 'Śródmieście',
    addressLines: ['ul. Długa 12A'],
  });
  expect(sent.serviceItems?.[0]?.freeFormServiceItem?.label?.languageCode).toBe('es');
});
