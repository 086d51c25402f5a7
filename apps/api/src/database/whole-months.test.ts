import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arePointsMonths, wholeMonths } from './whole-months.ts';

const start = Date.UTC(2023, 10, 1);
const dayAt = (index: number) => new Date(start + index * 86_400_000).toISOString().slice(0, 10);

test('MON-03 months and the days around them cover every day of a period once, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 }), (first, length) => {
      const days = Array.from({ length }, (_, index) => dayAt(first + index));
      const { months, days: edges } = wholeMonths({ from: dayAt(first), to: dayAt(first + length - 1) });
      const all = Array.from({ length: 1100 }, (_, index) => dayAt(index));
      const inMonths = all.filter(
        (day) =>
          months && day.slice(0, 7) >= months.from.slice(0, 7) && day.slice(0, 7) <= months.to.slice(0, 7),
      );
      const inEdges = edges.flatMap(({ from, to }) => all.filter((day) => day >= from && day <= to));
      expect([...inMonths, ...inEdges].toSorted()).toEqual(days);
      const isWhole = (month: string) =>
        all.filter((day) => day.startsWith(month)).every((day) => days.includes(day));
      expect(new Set(inMonths.map((day) => day.slice(0, 7)))).toEqual(
        new Set(days.map((day) => day.slice(0, 7)).filter(isWhole)),
      );
    }),
    { numRuns: 100 },
  );
});

test('months are taken apart where a point begins within one', () => {
  expect(arePointsMonths(['2026-01-15', '2026-02-01', '2026-03-01'])).toBe(true);
  expect(arePointsMonths(['2026-01-01', '2026-01-05'])).toBe(false);
});
