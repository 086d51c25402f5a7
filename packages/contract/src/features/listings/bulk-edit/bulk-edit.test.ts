import { expect, test } from 'vitest';
import { phoneNumbers } from '../contact/phone-numbers.ts';
import { forbiddenFields } from '../updates/listing-edit.ts';
import { sampleListing } from '../testing/sample-listing.ts';
import {
  asksBeforeSwitch,
  bulkCoordinateFaults,
  type BulkEdit,
  bulkEditFault,
  editedFields,
  switchBulkMode,
} from './bulk-edit.ts';
import { bulkEditSeconds } from './bulk-edit-status.ts';
import { mixedValues, previewListingEdit } from './apply-bulk-edit.ts';

const listing = sampleListing();
const context = { today: '2026-11-21', phones: phoneNumbers };

test('LST-06 a bulk edit that would do nothing is refused', () => {
  expect(bulkEditFault({})?.code).toBe('no_changes');
  expect(bulkEditFault({ labels: { mode: 'add', values: [] } })?.code).toBe('no_changes');
  expect(bulkEditFault({ labels: { mode: 'overwrite', values: [] } })).toBeUndefined();
  expect(bulkEditFault({ labels: { mode: 'delete', values: ['drive'] } })).toBeUndefined();
  expect(bulkEditFault({ website: '' })).toBeUndefined();
  expect(bulkEditFault({ latitude: null })).toBeUndefined();
});

test('BEY-06 a preview says what changes, what is refused and what may be verified again', () => {
  expect(previewListingEdit(listing, { phone_number: '+48221234567' }, context)).toMatchObject({
    fields: [],
    calls: 0,
  });
  const categories = Array.from({ length: 10 }, (_, index) => `gcid:category_${index}`);
  const preview = previewListingEdit(
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
  const faults = (edit: BulkEdit) => previewListingEdit(old, edit, context).faults.map(({ field }) => field);
  expect(faults({ description: 'Kawa' })).toEqual([]);
  expect(faults({ website: 'lipka' })).toEqual(['website']);
  expect(faults({ latitude: null })).toEqual(['latitude']);
  const special = {
    ...old,
    special_hours: [
      { start_date: '2026-12-24', end_date: '2026-12-24', closed: true, open_time: null, close_time: null },
    ],
  };
  expect(previewListingEdit(special, { opening_hours: [] }, context).faults).toMatchObject([
    { field: 'special_hours', fault: { code: 'regular_hours_required' } },
  ]);
});

test('LST-06 of several listings spellings of one value count as one', () => {
  const listings = ['22 123 45 67', '501 234 567', '+48 22 123 45 67'].map((phone_number) =>
    sampleListing({ phone_number }),
  );
  expect(mixedValues('phone_number', listings, phoneNumbers)).toEqual({
    distinct: 2,
    values: [
      { value: '22 123 45 67', count: 2 },
      { value: '501 234 567', count: 1 },
    ],
  });
  expect(mixedValues('phone_number', listings, phoneNumbers, 1).values).toHaveLength(1);
  expect(
    mixedValues('labels', [sampleListing(), sampleListing({ labels: ['ogródek', 'Warszawa'] })], phoneNumbers)
      .distinct,
  ).toBe(1);
  expect(mixedValues('name', [], phoneNumbers)).toEqual({ distinct: 0, values: [] });
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

test('LST-06 each field of a bulk edit takes its permission', () => {
  const edit: BulkEdit = {
    website: '',
    labels: { mode: 'add', values: ['drive'] },
    attributes: { mode: 'overwrite', values: [] },
    url_attributes: { mode: 'overwrite', values: [] },
  };
  expect(editedFields(edit)).toEqual(['website', 'labels', 'attributes']);
  expect(forbiddenFields(editedFields(edit), { edit_facility_labels: true })).toEqual([
    'website',
    'attributes',
  ]);
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
