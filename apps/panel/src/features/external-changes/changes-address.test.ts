import { expect, test } from 'vitest';
import { readChangesAddress, writeChangesAddress, type ChangesAddress } from './changes-address.ts';

test('EXT-02 filters and grouping survive a reload', () => {
  const address: ChangesAddress = {
    filters: { q: 'Rynek 12, Kraków', source: 2, fields: ['name', 'opening_hours'], is_protected: true },
    groupBy: 'identical',
  };
  const written = new URLSearchParams(writeChangesAddress(address).toString());
  expect(readChangesAddress(written)).toEqual(address);
});

test('the plain list has a plain address, and one that somebody mistyped still opens it', () => {
  const plain = readChangesAddress(new URLSearchParams());
  expect(writeChangesAddress(plain).toString()).toBe('');
  expect(readChangesAddress(new URLSearchParams('source=9&fields=colour&group_by=moon'))).toEqual(plain);
});
