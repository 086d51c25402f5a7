import { expect, test } from 'vitest';
import { framedAddress } from './framed-address.ts';

test.each([
  ['https://films.example/embed/1', 'https://films.example/embed/1'],
  ['http://films.example/embed/1', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['/film', undefined],
  ['', undefined],
  [null, undefined],
])('SHL-07 the film’s frame takes an https page and nothing else: %s', (address, expected) => {
  expect(framedAddress(address)).toBe(expected);
});
