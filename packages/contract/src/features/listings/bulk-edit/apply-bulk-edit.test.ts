import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumbers } from '../contact/phone-numbers.ts';
import type { AttributeValue } from '../attributes/attribute.ts';
import { period, sampleListing, service } from '../testing/sample-listing.ts';
import { applyBulkEdit, previewListingEdit } from './apply-bulk-edit.ts';
import { bulkModes, type BulkEdit } from './bulk-edit.ts';

const listing = sampleListing();

test.each([
  ['add', ['ogródek ', 'drive'], ['Warszawa', 'ogródek ', 'drive']],
  ['delete', ['ogródek', 'nigdzie'], ['Warszawa']],
  ['overwrite', ['drive'], ['drive']],
  ['overwrite', [], []],
] as const)('LST-06 to %s labels %j leaves %j', (mode, values, labels) => {
  expect(applyBulkEdit(listing, { labels: { mode, values } })).toEqual({ ...listing, labels });
});

test('LST-06 services are added and deleted by what they are, not by how they are described', () => {
  const catering = service('CATERING', { description: 'Do 50 osób' });
  const names = (edit: BulkEdit) =>
    applyBulkEdit(listing, edit).service_items.map(({ name, description }) => [name, description]);
  expect(names({ service_items: { mode: 'add', values: [catering, service('Torty')] } })).toEqual([
    ['Śniadania', ''],
    ['CATERING', 'Do 50 osób'],
    ['Torty', ''],
  ]);
  expect(names({ service_items: { mode: 'delete', values: [catering] } })).toEqual([['Śniadania', '']]);
  expect(names({ service_items: { mode: 'overwrite', values: [catering] } })).toEqual([
    ['CATERING', 'Do 50 osób'],
  ]);
});

test('LST-06 more hours are added and deleted by their type', () => {
  const pickup = { hours_type_id: 'PICKUP', periods: [period(0, '09:00', '10:00')] };
  const longer = { hours_type_id: 'DELIVERY', periods: [period(0, '10:00', '22:00')] };
  const after = (edit: BulkEdit) => applyBulkEdit(listing, edit).more_hours;
  expect(after({ more_hours: { mode: 'add', values: [pickup, longer] } })).toEqual([longer, pickup]);
  expect(after({ more_hours: { mode: 'delete', values: [longer] } })).toEqual([]);
  expect(after({ more_hours: { mode: 'overwrite', values: [pickup] } })).toEqual([pickup]);
});

const cards = (values: string[], unset_values: string[] = []): AttributeValue => ({
  attribute_id: 'attributes/pay_credit_card_types_accepted',
  value_type: 4,
  values,
  unset_values,
});

test('LST-06 attributes and links are two lists, and an edit of one leaves the other', () => {
  const wifi: AttributeValue = { attribute_id: 'wi_fi', value_type: 2, values: ['paid_wi_fi'] };
  const instagram: AttributeValue = {
    attribute_id: 'url_instagram',
    value_type: 3,
    values: ['https://instagram.com/lipa'],
  };
  const ids = (edit: BulkEdit) =>
    applyBulkEdit(listing, edit).attributes.map(({ attribute_id }) => attribute_id);
  expect(ids({ attributes: { mode: 'overwrite', values: [wifi] } })).toEqual(['wi_fi', 'url_facebook']);
  expect(ids({ attributes: { mode: 'delete', values: [wifi] } })).toEqual([
    'has_wheelchair_accessible_entrance',
    'pay_credit_card_types_accepted',
    'url_facebook',
  ]);
  expect(ids({ url_attributes: { mode: 'overwrite', values: [instagram] } }).slice(-1)).toEqual([
    'url_instagram',
  ]);
  expect(ids({ url_attributes: { mode: 'overwrite', values: [] } })).not.toContain('url_facebook');
  expect(ids({ url_attributes: { mode: 'add', values: [instagram] } }).slice(-2)).toEqual([
    'url_facebook',
    'url_instagram',
  ]);
  expect(applyBulkEdit(listing, { attributes: { mode: 'add', values: [wifi] } }).attributes[1]).toEqual(wifi);
});

test('LST-06 choices of a list of choices are added and taken one by one', () => {
  const after = (mode: 'add' | 'delete' | 'overwrite', value: AttributeValue) =>
    applyBulkEdit(listing, { attributes: { mode, values: [value] } }).attributes.find(({ attribute_id }) =>
      attribute_id.endsWith('accepted'),
    );
  expect(after('add', cards(['mastercard', 'amex']))).toMatchObject({
    values: ['visa', 'mastercard', 'amex'],
    unset_values: [],
  });
  expect(after('add', cards([], ['visa']))).toMatchObject({ values: [], unset_values: ['amex', 'visa'] });
  expect(after('delete', cards(['visa']))).toMatchObject({ values: [], unset_values: ['amex'] });
  expect(after('delete', cards(['visa'], ['amex']))).toBeUndefined();
  expect(after('delete', cards([]))).toBeUndefined();
  expect(after('overwrite', cards(['jcb']))).toEqual(cards(['jcb']));
});

const anyEdit: fc.Arbitrary<BulkEdit> = fc
  .record({
    mode: fc.constantFrom(...bulkModes),
    labels: fc.array(fc.constantFrom('Warszawa', 'drive', ' drive', 'ogródek')),
    services: fc.array(fc.constantFrom('Catering', 'catering', 'Torty').map((name) => service(name))),
    choices: fc.subarray(['visa', 'amex', 'jcb']),
    unset: fc.subarray(['blik', 'diners']),
    website: fc.option(fc.constantFrom('', 'https://lipa.pl'), { nil: undefined }),
  })
  .map(({ mode, labels, services, choices, unset, website }) => ({
    labels: { mode, values: labels },
    service_items: { mode, values: services },
    attributes: { mode, values: [cards(choices, unset)] },
    ...(website !== undefined && { website }),
  }));

test('BEY-06 a bulk edit that runs twice does what it did once, so that a killed worker may repeat it', () => {
  fc.assert(
    fc.property(anyEdit, (edit) => {
      const once = applyBulkEdit(listing, edit);
      expect(applyBulkEdit(once, edit)).toEqual(once);
      expect(previewListingEdit(once, edit, { today: '2026-11-21', phones: phoneNumbers })).toMatchObject({
        fields: [],
        calls: 0,
        faults: [],
      });
    }),
  );
});

test('LST-06 after adding it is there, after deleting it is not', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 5 })),
      fc.array(fc.string({ minLength: 1, maxLength: 5 })),
      (labels, values) => {
        const of = (mode: 'add' | 'delete') =>
          applyBulkEdit({ ...listing, labels }, { labels: { mode, values } }).labels.map((label) =>
            label.trim().replace(/\s+/g, ' '),
          );
        const wanted = values.map((label) => label.trim().replace(/\s+/g, ' '));
        expect(wanted.every((label) => of('add').includes(label))).toBe(true);
        expect(wanted.some((label) => of('delete').includes(label))).toBe(false);
      },
    ),
  );
});

test('LST-06 what is left blank stays, and an empty value clears', () => {
  const after = applyBulkEdit(listing, { website: '', phone_number_2: '501 234 567' });
  expect(after).toEqual({ ...listing, website: '', phone_number_2: '501 234 567' });
  expect(applyBulkEdit(listing, {})).toEqual(listing);
});
