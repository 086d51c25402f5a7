import { expect, test } from 'vitest';
import { readAllPages } from './read-all-pages.ts';

test('LST-08 all pages are read in order, and a list that shrinks meanwhile ends', async () => {
  const pages = [
    { count: 5, results: [1, 2] },
    { count: 5, results: [3, 4] },
    { count: 4, results: [] },
  ];
  const asked: number[] = [];
  const all = await readAllPages(async (page) => {
    asked.push(page);
    return pages[page - 1] ?? { count: 0, results: [] };
  });
  expect(all).toEqual({ count: 4, results: [1, 2, 3, 4] });
  expect(asked).toEqual([1, 2, 3]);
});
