import { expect, test } from 'vitest';
import { publicContact } from './public-store-fields.ts';

test.each([
  ['bare digits with a calling code', '+48221234567', '+48 22 123 45 67'],
  ['those of another country', '+12125550123', '+1 212 555 0123'],
  ['a spelling of its owner', '22 123-45-67', '22 123-45-67'],
  ['digits that are no number', '+999', '+999'],
])('LOC-03 the phone of a contact is grouped for visitors where it is %s', (_, phone, expected) => {
  expect(publicContact({ email: '', phone, url: '' })).toEqual({ email: '', phone: expected, url: '' });
});

test('LOC-03 a contact without anything to show is none', () => {
  expect(publicContact({ email: '', phone: '', url: 'javascript:alert(1)' })).toBeNull();
});
