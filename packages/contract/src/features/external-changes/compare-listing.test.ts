import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumbers } from '../listings/contact/phone-numbers.ts';
import { listingFields, type ListingField, type ListingFields } from '../listings/listing-fields.ts';
import { sameFieldValue } from '../listings/field-key.ts';
import { closedOn, period, sampleListing, service } from '../listings/testing/sample-listing.ts';
import { sameValuePairs } from '../listings/testing/same-value-pairs.ts';
import { googlePathOf } from '../listings/updates/google-update.ts';
import { changeFields, isInformational } from './external-change.ts';
import { compareListing, type ComparedListing } from './compare-listing.ts';
import { isStandingToTell } from '../listings/updates/profile-status.ts';

const nobody = { diffMask: [], pendingMask: [] };

/** Customers see something else than the merchant says, whose word is ours. */
function shown(changes: Partial<ListingFields>, masks: Partial<ComparedListing> = {}) {
  const ours = sampleListing();
  const live = sampleListing(changes);
  const paths = Object.keys(changes).map((field) => googlePathOf[field as ListingField] ?? field);
  return compareListing(
    { ours, merchant: ours, live, diffMask: paths, pendingMask: [], ...masks },
    phoneNumbers,
  );
}

test('EXT-01 each field is one change, with its source and what it becomes; a pin is one change of two numbers', () => {
  const moved = { latitude: 52.252, longitude: 21.0053 };
  expect(shown({ ...moved, phone_number: '22 123 45 68', city: 'Kraków' })).toEqual([
    { field: 'city', source: 1, type: 3, live: { city: 'Kraków' }, proposed: { city: 'Kraków' } },
    { field: 'coordinates', source: 1, type: 3, live: moved, proposed: moved },
    {
      field: 'phone_number',
      source: 1,
      type: 3,
      live: { phone_number: '22 123 45 68' },
      proposed: { phone_number: '22 123 45 68' },
    },
  ]);
  const merchant = sampleListing({ website: 'https://inna.example' });
  expect(
    compareListing({ ours: sampleListing(), merchant, live: merchant, ...nobody }, phoneNumbers),
  ).toMatchObject([{ field: 'website', source: 2, proposed: { website: 'https://inna.example' } }]);
});

test.each<[string, Partial<ListingFields>, number]>([
  ['a value where there was none', { phone_number_2: '501 234 567' }, 1],
  ['no value where there was one', { website: '' }, 2],
  ['another value', { website: 'https://lipa.pl/inna' }, 3],
  ['one entry more', { service_items: [service('Catering'), service('Śniadania'), service('Torty')] }, 1],
  ['one entry less', { additional_categories: ['gcid:bakery'] }, 2],
  ['another entry', { additional_categories: ['gcid:bakery', 'gcid:bar'] }, 3],
  ['a holiday more', { special_hours: [closedOn('2026-12-25')] }, 1],
  ['an attribute of another value', { attributes: [] }, 2],
  ['shorter hours', { opening_hours: [period(0, '08:00', '20:00')] }, 3],
  ['no hours at all', { opening_hours: [] }, 2],
  ['no pin', { latitude: null, longitude: null }, 2],
])('EXT-01 %s is addition 1, removal 2 or change 3', (_name, changes, type) => {
  expect(shown(changes)).toMatchObject([{ type }]);
});

test('EXT-01 what Google does not call different, or says is our own edit on its way, is no change by others', () => {
  const changes = { open_status: 'CLOSED_TEMPORARILY' as const, description: 'Inny opis' };
  expect(shown(changes, { diffMask: [] })).toEqual([]);
  expect(shown(changes, { pendingMask: ['openInfo', 'profile.description'] })).toEqual([]);
  expect(shown(changes, { diffMask: ['openInfo', 'profile'] })).toHaveLength(2);
  expect(shown(changes, { diffMask: ['openInfo.openingDate'] })).toEqual([]);
  expect(shown({ phone_number: '22 123 45 68' }, { diffMask: ['phoneNumbers.primaryPhone'] })).toHaveLength(
    1,
  );
  // Google names no attributes, so that the values alone tell.
  expect(shown({ attributes: [] }, { diffMask: [] })).toHaveLength(1);
  expect(shown({ attributes: [] }, { pendingMask: ['attributes'] })).toEqual([]);
});

test('EXT-01 another manager’s edit is theirs while it waits, and Google’s where Google has made something else of it', () => {
  const ours = sampleListing();
  const merchant = sampleListing({ name: 'Lipa' });
  const compared = { ours, merchant, diffMask: ['title'] };
  expect(compareListing({ ...compared, live: ours, pendingMask: ['title'] }, phoneNumbers)).toMatchObject([
    { source: 2, live: { name: ours.name }, proposed: { name: 'Lipa' } },
  ]);
  const live = sampleListing({ name: 'Lipa Warszawa' });
  expect(compareListing({ ...compared, live, pendingMask: [] }, phoneNumbers)).toMatchObject([
    { source: 1, proposed: { name: 'Lipa Warszawa' } },
  ]);
  expect(
    compareListing({ ...compared, live: ours, pendingMask: [], notByManagers: ['name'] }, phoneNumbers),
  ).toEqual([]);
});

test('BEY-03 of the whole corpus what is the same alarms nobody, and what is not is found', () => {
  expect(sameValuePairs.length).toBeGreaterThanOrEqual(200);
  const wrong = sameValuePairs.filter(([field, a, b, same, country = 'PL']) => {
    const ours = sampleListing({ country, [field]: a });
    const live = sampleListing({ country, [field]: b });
    const found = compareListing(
      {
        ours: { ...ours, ...pinOf(field, a) },
        merchant: { ...ours, ...pinOf(field, a) },
        live: { ...live, ...pinOf(field, b) },
        diffMask: [googlePathOf[field] ?? field],
        pendingMask: [],
      },
      phoneNumbers,
    );
    return found.length > 0 === same;
  });
  expect(wrong).toEqual([]);
});

/** Half a pin is none. */
function pinOf(field: ListingField, value: unknown): Partial<ListingFields> {
  if (field !== 'latitude' && field !== 'longitude') return {};
  return value === null ? { latitude: null, longitude: null } : {};
}

test('BEY-03 a listing never differs from itself, and what is found is exactly what differs', () => {
  const fields = fc.subarray([...listingFields].filter((field) => !field.endsWith('itude')));
  const other = sampleListing({
    name: 'Inna',
    street: 'Krótka',
    house_number: '7',
    postal_code: '31-042',
    city: 'Kraków',
    region: 'małopolskie',
    store_code: 'KRK',
    primary_category: 'gcid:bakery',
    additional_categories: [],
    website: '',
    phone_number: '12 422 10 10',
    phone_number_2: '501 234 567',
    description: '',
    opening_date: '',
    open_status: 'CLOSED_PERMANENTLY',
    opening_hours: [],
    special_hours: [closedOn('2026-12-25')],
    more_hours: [],
    service_items: [],
    attributes: [],
    labels: [],
  });
  fc.assert(
    fc.property(fields, fields, (byManager, byGoogle) => {
      const ours = sampleListing();
      const merchant = mixed(ours, other, byManager);
      const live = mixed(merchant, other, byGoogle);
      const diffMask = byGoogle.map((field) => googlePathOf[field] ?? field);
      const found = compareListing({ ours, merchant, live, diffMask, pendingMask: [] }, phoneNumbers);
      const differing = listingFields.filter(
        (field) => !sameFieldValue(field, ours[field], live[field], 'PL', phoneNumbers),
      );
      expect(new Set(found.map(({ field }) => field))).toEqual(new Set(differing));
      for (const { field, source } of found)
        expect(source).toBe(byManager.some((one) => one === field) ? 2 : 1);
    }),
  );
  const same = sampleListing();
  const everything = changeFields.filter((field) => !isInformational(field));
  expect(
    compareListing(
      { ours: same, merchant: same, live: same, diffMask: everything, pendingMask: [] },
      phoneNumbers,
    ),
  ).toEqual([]);
});

function mixed(from: ListingFields, to: ListingFields, fields: readonly ListingField[]): ListingFields {
  return { ...from, ...Object.fromEntries(fields.map((field) => [field, to[field]])) };
}

test.each([
  ['published', 'suspended', true],
  ['published', 'needs_reverification', true],
  ['published', 'pending_review', true],
  ['verified', 'duplicate', true],
  [null, 'suspended', true],
  [null, 'pending_review', false],
  ['pending_review', 'published', false],
  ['suspended', 'published', false],
  ['verified', 'published', false],
  ['published', null, false],
  ['suspended', 'suspended', false],
] as const)('EXT-04 a profile that was %s and is %s is told of: %s', (before, after, isTold) => {
  expect(isStandingToTell(before, after)).toBe(isTold);
});
