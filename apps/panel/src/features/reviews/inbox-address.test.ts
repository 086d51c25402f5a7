import { expect, test } from 'vitest';
import { readInboxAddress, writeInboxAddress, type InboxAddress } from './inbox-address.ts';

test('RV-01 filters, order and the open review survive a reload', () => {
  const inbox: InboxAddress = {
    filters: { rating: [1, 2], cities: ['Kraków', 'Łódź'], reply: false, q: 'sernik' },
    order: 'rating',
    activeId: 17,
  };
  const written = new URLSearchParams(writeInboxAddress(inbox).toString());
  expect(readInboxAddress(written)).toEqual(inbox);
});

test('the plain inbox has a plain address', () => {
  const plain = readInboxAddress(new URLSearchParams());
  expect(plain.activeId).toBeNull();
  expect(writeInboxAddress(plain).toString()).toBe('');
});

test('an address that somebody mistyped still opens the inbox', () => {
  const odd = readInboxAddress(new URLSearchParams('review=-3&order=colour&rating=9'));
  expect(odd).toEqual(readInboxAddress(new URLSearchParams()));
});
