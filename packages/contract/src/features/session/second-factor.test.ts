import { expect, test } from 'vitest';
import { inGroups, isFresh, readCode } from './second-factor.ts';

test.each([
  ['123456', { kind: 'totp', code: '123456' }],
  [' 123 456 ', { kind: 'totp', code: '123456' }],
  ['abcd-efgh-2345-67aa', { kind: 'recovery_code', code: 'ABCDEFGH234567AA' }],
  ['ABCD EFGH 2345 67AA', { kind: 'recovery_code', code: 'ABCDEFGH234567AA' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCDEFGH234567A1', undefined],
  ['١٢٣٤٥٦', undefined],
  ['', undefined],
])('BEY-22 %o is read as the code that it is', (typed, expected) => {
  expect(readCode(typed)).toEqual(expected);
});

test('BEY-22 letters are grouped by four, whatever is left over', () => {
  expect(inGroups('ABCDEFGHIJ', '-')).toBe('ABCD-EFGH-IJ');
  expect(readCode(inGroups('ABCDEFGH234567AA', '-'))?.code).toBe('ABCDEFGH234567AA');
});

test.each([
  [0, true],
  [10 * 60_000, true],
  [10 * 60_000 + 1, false],
  [-1, false],
])('BEY-22 a proof of %i milliseconds ago is fresh for ten minutes: %o', (age, expected) => {
  const now = new Date('2026-11-28T08:00:00Z');
  expect(isFresh(new Date(now.getTime() - age), now, 10)).toBe(expected);
});

test('BEY-22 no proof is not fresh', () => {
  expect(isFresh(null, new Date(), 10)).toBe(false);
});
