import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumbers } from '../contact/phone-numbers.ts';
import { defaultManagerPermissions, permissionMap, permissions } from '../../../access/permissions.ts';
import { listingFields, type ListingFields } from '../listing-fields.ts';
import { closedOn, period, sampleListing } from '../testing/sample-listing.ts';
import {
  canEditListing,
  editableFields,
  fieldPermission,
  forbiddenFields,
  switchedOffFields,
  listingEditRefusal,
} from './listing-edit.ts';
import { googleUpdate } from './google-update.ts';
import { type ProfileFacts, profileStatus, updateStatuses, updateStatusOf } from './profile-status.ts';

const before = sampleListing();

test.each<[string, Partial<ListingFields>, string[], string[]]>([
  ['a name', { name: 'Lipa' }, ['title'], ['name']],
  ['a house number', { house_number: '14' }, ['storefrontAddress'], ['house_number']],
  ['a pin', { latitude: 52.26, longitude: 21.01 }, ['latlng'], []],
  ['a primary category', { primary_category: 'gcid:bar' }, ['categories'], ['primary_category']],
  [
    'both kinds of categories',
    { primary_category: 'gcid:bar', additional_categories: [] },
    ['categories'],
    ['primary_category', 'additional_categories'],
  ],
  ['a second phone', { phone_number_2: '501 234 567' }, ['phoneNumbers'], []],
  ['both phones', { phone_number: '22 765 43 21', phone_number_2: '501 234 567' }, ['phoneNumbers'], []],
  ['a website', { website: 'https://lipa.pl/' }, ['websiteUri'], []],
  ['a description', { description: 'Kawa' }, ['profile.description'], []],
  [
    'a closing and an opening date',
    { open_status: 'CLOSED_TEMPORARILY', opening_date: '2019-06' },
    ['openInfo.status', 'openInfo.openingDate'],
    [],
  ],
  [
    'hours of all kinds',
    { opening_hours: [period(2, '08:00', '20:00')], special_hours: [closedOn('2026-12-24')], more_hours: [] },
    ['regularHours', 'specialHours', 'moreHours'],
    [],
  ],
  [
    'services, labels and a store code',
    { service_items: [], labels: [], store_code: 'WAW-02' },
    ['storeCode', 'labels', 'serviceItems'],
    [],
  ],
])('LST-03 changing %s sends just that', (_name, changes, updateMask, reverification) => {
  const update = googleUpdate(before, { ...before, ...changes }, phoneNumbers);
  expect(update).toMatchObject({ updateMask, attributeMask: [], reverification });
  expect(new Set(update.fields)).toEqual(new Set(Object.keys(changes)));
});

test('LST-03 attributes are sent by a call of their own, which names those that change or go', () => {
  const attributes = [
    ...before.attributes
      .slice(1)
      .map((one) => (one.attribute_id === 'wi_fi' ? { ...one, values: ['paid_wi_fi'] } : one)),
    { attribute_id: 'has_delivery', value_type: 1 as const, values: [true] },
  ];
  expect(googleUpdate(before, { ...before, attributes }, phoneNumbers)).toEqual({
    fields: ['attributes'],
    updateMask: [],
    attributeMask: [
      'attributes/has_delivery',
      'attributes/has_wheelchair_accessible_entrance',
      'attributes/wi_fi',
    ],
    reverification: [],
  });
});

test('LST-03 another spelling sends nothing', () => {
  const spelled = {
    ...before,
    phone_number: '+48 22 123-45-67',
    postal_code: '00238',
    description: ` ${before.description} `,
    labels: before.labels.toReversed(),
    attributes: before.attributes.toReversed(),
    primary_category: 'categories/gcid:cafe',
  };
  expect(googleUpdate(before, spelled, phoneNumbers)).toEqual({
    fields: [],
    updateMask: [],
    attributeMask: [],
    reverification: [],
  });
});

test.each<Partial<ListingFields>>([
  { city: 'WARSZAWA' },
  { street: 'Długa' },
  { latitude: 52.25011 },
  { description: before.description.replace(', ', ',\n') },
  { website: 'https://lipa.pl/warszawa/' },
  { service_items: before.service_items.map((one) => ({ ...one, name: one.name.toUpperCase() })) },
])('LST-03 a correction that customers hardly notice is sent all the same: %j', (changes) => {
  expect(googleUpdate(before, { ...before, ...changes }, phoneNumbers).fields).toEqual(Object.keys(changes));
});

test('LST-03 what is sent covers exactly the fields that changed', () => {
  // Without its calling code a number means another one in another country.
  const known = sampleListing({ phone_number: '+48 22 123 45 67' });
  const other = sampleListing({
    ...Object.fromEntries(
      listingFields.filter((field) => typeof before[field] === 'string').map((field) => [field, 'inne']),
    ),
    open_status: 'CLOSED_PERMANENTLY',
    latitude: 1,
    longitude: 2,
    additional_categories: [],
    opening_hours: [],
    special_hours: [closedOn('2026-12-24')],
    more_hours: [],
    service_items: [],
    attributes: [],
    labels: [],
  });
  fc.assert(
    fc.property(fc.subarray([...listingFields]), (chosen) => {
      const after = { ...known, ...Object.fromEntries(chosen.map((field) => [field, other[field]])) };
      const update = googleUpdate(known, after, phoneNumbers);
      expect(update.fields.toSorted()).toEqual(chosen.toSorted());
      expect(update.attributeMask.length > 0).toBe(chosen.includes('attributes'));
      expect(update.updateMask.length > 0).toBe(chosen.some((field) => field !== 'attributes'));
      expect(new Set(update.updateMask).size).toBe(update.updateMask.length);
    }),
  );
});

test('LST-05 of several updates what is moving shows first, then what needs somebody', () => {
  expect(updateStatusOf([])).toBe('no_data');
  expect(updateStatusOf(['ok', 'failed', 'pending', 'external_change', 'in_progress'])).toBe('in_progress');
  expect(updateStatusOf(['ok', 'failed', 'external_change'])).toBe('failed');
  expect(updateStatusOf(['external_change', 'ok'])).toBe('external_change');
  expect(updateStatusOf(['no_data', 'ok'])).toBe('ok');
  fc.assert(
    fc.property(fc.shuffledSubarray([...updateStatuses], { minLength: 1 }), (some) => {
      expect(some).toContain(updateStatusOf(some));
      expect(updateStatusOf(some.toReversed())).toBe(updateStatusOf(some));
    }),
  );
});

const published: ProfileFacts = {
  is_connected: true,
  open_status: 'OPEN',
  is_duplicate: false,
  has_voice_of_merchant: true,
  voice_of_merchant_needs: null,
  is_suspended: false,
  was_verified: true,
  has_pending_verification: false,
};

test.each<[string | null, Partial<ProfileFacts>]>([
  ['published', {}],
  ['verified', { has_voice_of_merchant: false }],
  [null, { has_voice_of_merchant: false, was_verified: false }],
  ['pending_review', { has_voice_of_merchant: false, voice_of_merchant_needs: 'wait' }],
  [
    'pending_review',
    { has_voice_of_merchant: false, has_pending_verification: true, voice_of_merchant_needs: 'verify' },
  ],
  ['needs_reverification', { has_voice_of_merchant: false, voice_of_merchant_needs: 'verify' }],
  [null, { was_verified: false, has_voice_of_merchant: false, voice_of_merchant_needs: 'verify' }],
  ['permanently_closed', { open_status: 'CLOSED_PERMANENTLY' }],
  ['duplicate', { is_duplicate: true, open_status: 'CLOSED_PERMANENTLY' }],
  ['duplicate', { has_voice_of_merchant: false, voice_of_merchant_needs: 'resolve_ownership_conflict' }],
  ['disabled', { is_duplicate: true, voice_of_merchant_needs: 'comply_with_guidelines' }],
  ['suspended', { is_suspended: true, voice_of_merchant_needs: 'comply_with_guidelines' }],
  ['disconnected', { is_connected: false, is_suspended: true }],
])('LST-05 a profile is %s with %j', (status, facts) => {
  expect(profileStatus({ ...published, ...facts })).toBe(status);
});

test('LST-03 a listing of others cannot be changed, and one that is updated or added to the map not meanwhile', () => {
  const listing = { is_owner: true, processing_in_progress: false, creation_in_progress: false };
  expect(canEditListing(listing)).toBe(true);
  expect(listingEditRefusal({ ...listing, processing_in_progress: true })).toBe('update_in_progress');
  const isBusy = { ...listing, processing_in_progress: true, creation_in_progress: true };
  expect(listingEditRefusal(isBusy)).toBe('creation_in_progress');
  expect(listingEditRefusal({ ...isBusy, is_owner: false })).toBe('not_profile_owner');
});

test('LST-03 services and coordinates are edited only where their flag is on', () => {
  expect(switchedOffFields(listingFields, [])).toEqual(['latitude', 'longitude', 'service_items']);
  expect(switchedOffFields(listingFields, ['services'])).toEqual(['latitude', 'longitude']);
  expect(switchedOffFields(listingFields, ['services', 'coordinate_editing'])).toEqual([]);
});

test('COM-02 each field takes its permission', () => {
  for (const field of listingFields) {
    const held = permissionMap(permissions.filter((one) => one !== fieldPermission[field]));
    expect(forbiddenFields(listingFields, held)).toContain(field);
    expect(editableFields(held)).not.toContain(field);
  }
  expect(forbiddenFields(listingFields, permissionMap(permissions))).toEqual([]);
  expect(editableFields(permissionMap(defaultManagerPermissions))).toEqual([]);
  expect(forbiddenFields(['labels', 'name'], permissionMap(['edit_facility_labels']))).toEqual(['name']);
});
