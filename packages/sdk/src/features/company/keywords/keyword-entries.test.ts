import { expect, test } from 'vitest';
import { isTooLong, joinKeywords, splitKeywords } from './keyword-entries.ts';

test.each([
  ['Kawiarnia Kraków', ['kawiarnia kraków']],
  ['kawa, śniadania;lunch\nciasto\r\n\tdeser', ['kawa', 'śniadania', 'lunch', 'ciasto', 'deser']],
  [' , ;\n', []],
  ['dobra   kawa', ['dobra kawa']],
])('COM-06 a pasted list becomes keywords: %j', (text, keywords) => {
  expect(splitKeywords(text)).toEqual(keywords);
});

test('COM-06 a keyword that is there already is not added again', () => {
  expect(joinKeywords(['kawa'], ['kawa', 'sernik'])).toEqual(['kawa', 'sernik']);
});

test('COM-06 a keyword has at most eighty characters', () => {
  expect(isTooLong('a'.repeat(80))).toBe(false);
  expect(isTooLong('a'.repeat(81))).toBe(true);
});
