import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround } from './paged-rows.ts';

test('LST-01 every row on screen lies on the two pages that are fetched, however far it is scrolled', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.nat(20_000),
      fc.integer({ min: 1, max: 50 }),
      (count, from, length) => {
        const start = Math.min(from, count - 1);
        const end = Math.min(start + length - 1, count - 1);
        const [first, last] = pagesAround({ start, end }, 50, count);
        expect(last - first).toBeLessThanOrEqual(1);
        expect(first).toBeGreaterThanOrEqual(1);
        expect((first - 1) * 50).toBeLessThanOrEqual(start);
        expect(last * 50).toBeGreaterThan(end);
        expect((last - 1) * 50).toBeLessThan(count);
      },
    ),
  );
});

test('LST-01 what comes next is asked for before it is on screen', () => {
  expect(pagesAround({ start: 20, end: 35 }, 50, 400)).toEqual([1, 2]);
  expect(pagesAround({ start: 60, end: 75 }, 50, 400)).toEqual([1, 2]);
  expect(pagesAround({ start: 66, end: 80 }, 50, 400)).toEqual([2, 2]);
  expect(pagesAround({ start: 0, end: 0 }, 50, 0)).toEqual([1, 1]);
});
