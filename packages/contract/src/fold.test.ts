import { expect, test } from 'vitest';
import { foldLetters } from './fold-letters.ts';
import { fold } from './fold.ts';

test.each([
  ['Jiří Dvořák', 'jiri dvorak'],
  ['Příště zas', 'priste zas'],
  ['dziecięcy', 'dzieciecy'],
  ['ZAŻÓŁĆ GĘŚLĄ JAŹŃ', 'zazolc gesla jazn'],
  ['Straße, STRAẞE', 'strasse, strasse'],
  ['Smørrebrød', 'smorrebrod'],
  ['İstanbul', 'istanbul'],
  ['Đorđe, Þór, Œuvre', 'dorde, thor, oeuvre'],
  ['Ёлка, ΑΘΉΝΑ', 'елка, αθηνα'],
])('RV-01 %s is found as "%s", however its accents are encoded', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text.normalize('NFD'))).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

test('RV-06 letter by letter, every letter stays in its place', () => {
  expect(foldLetters('Příliš žluťoučký')).toBe('prilis zlutoucky');
  expect(foldLetters('Straße İ ę́')).toHaveLength('Straße İ ę́'.length);
});
