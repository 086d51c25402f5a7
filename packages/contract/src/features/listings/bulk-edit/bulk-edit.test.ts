import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttributeValue } from '../attributes/attribute-value.ts';
import { sameFieldValue } from '../same-field-value.ts';
import { period } from '../testing/sample-hours.ts';
import { sampleListing, service } from '../testing/sample-listing.ts';
import { applyBulkEdit } from './apply-bulk-edit.ts';
import { bulkCoordinateFaults } from './bulk-coordinates.ts';
import { bulkEditSeconds } from './bulk-edit-duration.ts';
import { bulkEditFault } from './bulk-edit-faults.ts';
import { bulkModes, type BulkEdit } from './bulk-edit.ts';
import { mixedValues } from './mixed-values.ts';
import { previewBulkEdit } from './preview-bulk-edit.ts';
import { asksBeforeSwitch, switchBulkMode } from './switch-bulk-mode.ts';

const listing = sampleListing();
const context = { today: '2026-11-21' };

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
      expect(previewBulkEdit(once, edit, context)).toMatchObject({ fields: [], calls: 0, faults: [] });
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

test('LST-06 a bulk edit that would do nothing is refused', () => {
  expect(bulkEditFault({})?.code).toBe('no_changes');
  expect(bulkEditFault({ labels: { mode: 'add', values: [] } })?.code).toBe('no_changes');
  expect(bulkEditFault({ labels: { mode: 'overwrite', values: [] } })).toBeUndefined();
  expect(bulkEditFault({ labels: { mode: 'delete', values: ['drive'] } })).toBeUndefined();
  expect(bulkEditFault({ website: '' })).toBeUndefined();
  expect(bulkEditFault({ latitude: null })).toBeUndefined();
});

test('BEY-06 a preview says what changes, what is refused and what may be verified again', () => {
  expect(previewBulkEdit(listing, { phone_number: '+48221234567' }, context)).toMatchObject({
    fields: [],
    calls: 0,
  });
  const categories = Array.from({ length: 10 }, (_, index) => `gcid:category_${index}`);
  const preview = previewBulkEdit(
    listing,
    { name: 'Lipa', additional_categories: categories, attributes: { mode: 'overwrite', values: [] } },
    context,
  );
  expect(preview).toMatchObject({
    fields: ['name', 'additional_categories', 'attributes'],
    faults: [{ field: 'additional_categories', fault: { code: 'too_many_categories' } }],
    reverification: ['name', 'additional_categories'],
    calls: 2,
  });
});

test('BEY-06 an old fault in another field does not stand in the way, one that the edit makes does', () => {
  const old = sampleListing({ postal_code: '1', website: 'lipa' });
  const faults = (edit: BulkEdit) => previewBulkEdit(old, edit, context).faults.map(({ field }) => field);
  expect(faults({ description: 'Kawa' })).toEqual([]);
  expect(faults({ website: 'lipka' })).toEqual(['website']);
  expect(faults({ latitude: null })).toEqual(['latitude']);
  const special = {
    ...old,
    special_hours: [
      { start_date: '2026-12-24', end_date: '2026-12-24', closed: true, open_time: null, close_time: null },
    ],
  };
  expect(previewBulkEdit(special, { opening_hours: [] }, context).faults).toMatchObject([
    { field: 'special_hours', fault: { code: 'regular_hours_required' } },
  ]);
});

test('LST-06 of several listings spellings of one value count as one', () => {
  const listings = ['22 123 45 67', '501 234 567', '+48 22 123 45 67'].map((phone_number) =>
    sampleListing({ phone_number }),
  );
  expect(mixedValues('phone_number', listings)).toEqual({
    distinct: 2,
    values: [
      { value: '22 123 45 67', count: 2 },
      { value: '501 234 567', count: 1 },
    ],
  });
  expect(mixedValues('phone_number', listings, 1).values).toHaveLength(1);
  expect(
    mixedValues('labels', [sampleListing(), sampleListing({ labels: ['ogródek', 'Warszawa'] })]).distinct,
  ).toBe(1);
  expect(mixedValues('name', [])).toEqual({ distinct: 0, values: [] });
  expect(sameFieldValue('phone_number', '22 123 45 67', '+48 22 123 45 67', 'PL')).toBe(true);
});

test.each([
  [{}, { form: 'no_changes' }],
  [{ latitude: '52.23' }, {}],
  [{ longitude: '21.' }, { longitude: 'coordinate_incomplete' }],
  [{ latitude: '91', longitude: '21' }, { latitude: 'latitude_out_of_range' }],
  [{ latitude: '', longitude: '21' }, { latitude: 'coordinates_both_required' }],
  [{ latitude: '52.23', longitude: '21.01' }, {}],
])('LST-06 of coordinates at least one is ticked, and it is whole: %j', (form, codes) => {
  const found = Object.entries(bulkCoordinateFaults(form)).map(([field, { code }]) => [field, code]);
  expect(Object.fromEntries(found)).toEqual(codes);
});

test('LST-06 another mode clears the list that it is about, and asks before something gets lost', () => {
  const edit = { mode: 'add' as const, values: ['drive'] };
  expect(switchBulkMode(edit, 'delete')).toEqual({ mode: 'delete', values: [] });
  expect(switchBulkMode(edit, 'add')).toBe(edit);
  expect([asksBeforeSwitch(edit, 'delete'), asksBeforeSwitch(edit, 'add')]).toEqual([true, false]);
  expect(asksBeforeSwitch({ mode: 'add', values: [] }, 'delete')).toBe(false);
});

test('BEY-06 the time that a bulk edit takes comes from the provider’s quota', () => {
  expect(bulkEditSeconds([])).toBe(0);
  expect(bulkEditSeconds(Array(300).fill(1))).toBe(0);
  expect(bulkEditSeconds(Array(301).fill(1))).toBe(60);
  expect(bulkEditSeconds(Array(10_000).fill(2))).toBe(66 * 60);
  expect(bulkEditSeconds([25])).toBe(120);
});
