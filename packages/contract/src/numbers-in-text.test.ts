import { expect, test } from 'vitest';
import { phonesIn, withoutPhones } from './numbers-in-text.ts';

test.each([
  ['600 100 200', ['600 100 200']],
  ['(600 100 200)', ['600 100 200']],
  ['(22) 600 10 20', ['(22) 600 10 20']],
  ['+(48) 600 100 200', ['+(48) 600 100 200']],
  ['(212) 555-0187', ['(212) 555-0187']],
  ['kod 123-456, 2026-11-26, 12.50', []],
  ['PL61 1090 1014 0000 0712 1981 2874', []],
])('PUB-01 RV-03 telephone numbers of “%s”', (text, phones) => {
  expect(phonesIn(`Tel. ${text}.`)).toEqual(phones);
});

test('PUB-01 a text without its telephone numbers keeps the rest', () => {
  expect(withoutPhones('Tel. (600 100 200), od 10:30')).toBe('Tel. (), od 10:30');
});
