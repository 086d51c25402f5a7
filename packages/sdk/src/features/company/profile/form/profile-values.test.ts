import { expect, test } from 'vitest';
import { isSameProfileField, newProfile, profileFields, trimmedChanges } from './profile-values.ts';

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
