import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import {
  copyField,
  listingFields,
  type ListingField,
  type ListingFields,
} from '@pinfold/contract/features/listings/listing-fields';
import { period, sampleListing } from '@pinfold/contract/features/listings/testing/sample-listing';
import { fieldsToSend, isSentSame } from '@pinfold/contract/features/listings/updates/google-update';
import { mergeDraft, newDraft } from '../../../state/merge-draft.ts';

const base = sampleListing();
const merge = (mine: ListingFields, theirs: ListingFields) =>
  mergeDraft({ ...newDraft(base), values: mine }, theirs, (field, before, after) =>
    isSentSame(field, before, after, phoneNumbers),
  );

test('LST-03 what only one of two people changed is as they want it', () => {
  const merged = merge(
    sampleListing({ phone_number: '22 765 43 21' }),
    sampleListing({ website: 'https://lipa.pl/nowa' }),
  );
  expect(merged.values).toEqual(
    sampleListing({ phone_number: '22 765 43 21', website: 'https://lipa.pl/nowa' }),
  );
  expect(merged).toMatchObject({ taken: ['website'], conflicts: [] });
});

test('LST-03 what both changed is a conflict, and nothing that I typed is lost', () => {
  const mine = sampleListing({ opening_hours: [period(0, '09:00', '21:00')], name: 'Lipa' });
  const theirs = sampleListing({ opening_hours: [period(0, '10:00', '18:00')] });
  const merged = merge(mine, theirs);
  expect(merged.conflicts).toEqual(['opening_hours']);
  expect(merged.values.opening_hours).toEqual(mine.opening_hours);
  expect(merged.values.name).toBe('Lipa');
});

test('LST-03 both typed the same, in another spelling: nothing to ask', () => {
  const merged = merge(
    sampleListing({ phone_number: '+48 22 765 43 21' }),
    sampleListing({ phone_number: '227654321' }),
  );
  expect(merged).toMatchObject({ taken: [], conflicts: [] });
});

const other = sampleListing({
  name: 'Inna',
  street: 'ul. Inna',
  postal_code: '00-001',
  latitude: 50,
  description: 'Inny opis',
  opening_hours: [],
  labels: [],
  attributes: [],
});
const third = sampleListing({
  name: 'Trzecia',
  street: 'ul. Trzecia',
  latitude: 51,
  description: '',
  opening_hours: [period(3, '10:00', '11:00')],
  labels: ['x'],
});
const mixed = (source: ListingFields) =>
  fc.subarray([...listingFields]).map((fields: ListingField[]) => {
    const listing = { ...base };
    for (const field of fields) copyField(field, source, listing);
    return listing;
  });

test('LST-03 of any two edits everything that I changed is kept, and everything else is theirs', () => {
  fc.assert(
    fc.property(mixed(other), mixed(third), (mine, theirs) => {
      const { values, conflicts } = merge(mine, theirs);
      const byMe = fieldsToSend(base, mine, phoneNumbers);
      for (const field of byMe) expect(fieldsToSend(mine, values, phoneNumbers)).not.toContain(field);
      const rest = fieldsToSend(theirs, values, phoneNumbers);
      expect(rest.every((field) => byMe.includes(field))).toBe(true);
      expect(conflicts.every((field) => byMe.includes(field))).toBe(true);
    }),
  );
});
