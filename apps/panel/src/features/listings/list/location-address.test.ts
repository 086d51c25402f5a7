import { expect, test } from 'vitest';
import { readLocationAddress, writeLocationAddress, type LocationAddress } from './location-address.ts';

test('LST-01 filters, order and columns survive a reload', () => {
  const list: LocationAddress = {
    filters: {
      q: 'rynek',
      cities: ['Kraków', 'Frankfurt, Oder'],
      groups: [3, 9],
      is_owner: false,
      quality: 'weak',
      location_state: 'suspended',
      store_codes: ['LIP 1', 'LIP-2'],
    },
    order: 'store_code',
    columns: ['city', 'quality'],
  };
  const written = new URLSearchParams(writeLocationAddress(list).toString());
  expect(readLocationAddress(written)).toEqual(list);
  const bare = { ...list, columns: [] };
  expect(readLocationAddress(writeLocationAddress(bare)).columns).toEqual([]);
});

test('the plain list has a plain address, and one that somebody mistyped still opens it', () => {
  const plain = readLocationAddress(new URLSearchParams());
  expect(writeLocationAddress(plain).toString()).toBe('');
  const odd = 'quality=odd&groups=-1,x&order=colour&is_owner=perhaps&open_status=LATER';
  expect(readLocationAddress(new URLSearchParams(odd))).toEqual(plain);
});
