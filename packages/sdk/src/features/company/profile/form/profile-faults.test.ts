import { expect, test } from 'vitest';
import { isWholeNip, profileFaults } from './profile-faults.ts';
import { newProfile, type ProfileChanges } from './profile-values.ts';

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
