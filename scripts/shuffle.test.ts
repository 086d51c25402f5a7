import { expect, test } from 'vitest';
import { shuffle } from './shuffle.ts';

const suites = ['journeys', 'servers', 'units', 'stories', 'checks', 'pglite'];

test('another order loses nothing, and the same seed repeats it', () => {
  const orders = Array.from({ length: 20 }, (_, seed) => shuffle(suites, seed));
  for (const order of orders) expect(order.toSorted()).toEqual(suites.toSorted());
  expect(orders).toEqual(Array.from({ length: 20 }, (_, seed) => shuffle(suites, seed)));
  expect(new Set(orders.map(String)).size).toBeGreaterThan(15);
  expect(new Set(orders.map(([first]) => first)).size).toBe(suites.length);
});
