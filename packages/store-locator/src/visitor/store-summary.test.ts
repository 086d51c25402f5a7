import { expect, test } from 'vitest';
import { exampleCards, exampleLocator } from './testing/example-locator.ts';
import { storeTitle } from './store-summary.ts';

test('LOC-03 shops that all have one name are called by their street, others by their name', () => {
  const [first, second] = exampleCards(2);
  if (!first || !second) throw new Error('two stores were made');
  const titles = (...cards: (typeof first)[]) =>
    cards.map((card) => storeTitle(card, exampleLocator(cards, 'pl')));
  expect(titles(first, second)).toEqual(['Kawiarnia Lipa 1', 'Kawiarnia Lipa 2']);
  const [one, other] = [first, second].map((card) => ({ ...card, name: 'Kawiarnia Lipa' }));
  if (!one || !other) throw new Error('two stores were made');
  expect(titles(one, other)).toEqual(['Józefa 1', 'Długa 2']);
  expect(titles(one, { ...other, street: '' })).toEqual(['Józefa 1', 'Kawiarnia Lipa']);
  expect(titles(one)).toEqual(['Kawiarnia Lipa']);
  expect(storeTitle(one, null)).toBe('Kawiarnia Lipa');
});
