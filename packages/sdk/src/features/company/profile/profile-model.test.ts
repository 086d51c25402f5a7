import { expect, test } from 'vitest';
import {
  isSameProfileField,
  isWholeNip,
  newProfile,
  type ProfileChanges,
  profileFaults,
  profileFields,
  registryDifferences,
  trimmedChanges,
} from './profile-model.ts';

const saved = { ...newProfile, name: 'Kawiarnia Lipa', city: 'Kraków', category_id: 3 };

test.each([
  ['nothing typed', {}, {}],
  ['the same typed again', { city: 'Kraków' }, {}],
  ['loose spaces', { city: ' Kraków ' }, {}],
  ['another town', { city: ' Wieliczka' }, { city: 'Wieliczka' }],
  ['a field that was emptied', { city: '' }, { city: '' }],
  ['a line of business that was taken away', { category_id: null }, { category_id: null }],
])('COM-06 only what differs is sent: %s', (_what, changes, sent) => {
  const values = { ...saved, ...changes };
  const differing = profileFields.filter((field) => !isSameProfileField(field, saved, values));
  expect(trimmedChanges(Object.fromEntries(differing.map((field) => [field, values[field]])))).toEqual(sent);
});

test.each<[string, ProfileChanges, object]>([
  ['all in order', {}, {}],
  ['no name', { name: ' ' }, { name: 'name_missing' }],
  ['a Polish number that is none', { tax_number: '6762462345' }, { tax_number: 'tax_number_invalid' }],
  ['a Polish number with dashes', { tax_number: '676-246-23-40' }, {}],
  ['a number of another country', { tax_number: 'CZ12345678', country: 'CZ' }, {}],
  ['half an address', { email: 'biuro@lipa' }, { email: 'email_invalid' }],
  ['no address', { email: '' }, {}],
])('COM-06 COM-07 what the API would refuse is found before: %s', (_what, changes, faults) => {
  expect(profileFaults({ ...newProfile, name: 'Lipa', ...changes })).toEqual(faults);
});

test('COM-07 a number is judged while it is typed once it has ten digits', () => {
  expect(isWholeNip('676-246-23-4')).toBe(false);
  expect(isWholeNip('676-246-23-45')).toBe(true);
});

const registered = {
  tax_number: '6762462340',
  name: 'KAWIARNIA LIPA',
  street: 'Rynek Główny',
  house_number: '12',
  postal_code: '',
  city: 'Kraków',
  country: 'PL',
};

test('COM-07 the register never replaces a name by the same in capitals, nor a field by nothing', () => {
  const values = { ...newProfile, name: 'Kawiarnia  Lipa', postal_code: '31-042', city: 'Wieliczka' };
  expect(registryDifferences(values, registered)).toEqual([
    { field: 'street', current: '', registered: 'Rynek Główny' },
    { field: 'house_number', current: '', registered: '12' },
    { field: 'city', current: 'Wieliczka', registered: 'Kraków' },
  ]);
});
