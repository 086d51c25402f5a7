import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepsOf, stepUnits } from './period.ts';
import { comparedPoints, offeredSteps, seriesUnit } from './series-steps.ts';

const start = Date.UTC(2005, 0, 1);
const dayAt = (index: number) => new Date(start + index * 86_400_000).toISOString().slice(0, 10);
const periods = fc
  .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 1, max: 1200 }))
  .map(([first, length]) => ({ first, length, from: dayAt(first), to: dayAt(first + length - 1) }));

describe('MON-03 points of a series', () => {
  test('cover every day of the period once, each within one day, week or month', () => {
    fc.assert(
      fc.property(periods, fc.constantFrom(...stepUnits), ({ first, length, ...period }, resolution) => {
        const unitOf = {
          day: (day: number) => day,
          // 2005-01-03 was a Monday.
          week: (day: number) => Math.floor((day - 2) / 7),
          month: (day: number) => dayAt(day).slice(0, 7),
        }[resolution];
        const expected: string[] = [];
        for (let day = first; day < first + length; day += 1)
          if (day === first || unitOf(day) !== unitOf(day - 1)) expected.push(dayAt(day));
        expect(stepsOf(period, resolution)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('follow from the length: days up to 92, weeks up to 731, then months', () => {
    const of = (days: number) => seriesUnit({ from: dayAt(0), to: dayAt(days - 1) });
    expect([of(1), of(92), of(93), of(731), of(732)]).toEqual(['day', 'day', 'week', 'week', 'month']);
  });

  test('MON-08 that can be chosen are those that the length allows, and always the one that follows from it', () => {
    const of = (days: number) => offeredSteps({ from: dayAt(0), to: dayAt(days - 1) }).join(' ');
    expect([of(7), of(30), of(90), of(366), of(367)]).toEqual([
      'day',
      'day week',
      'day week month',
      'day week month',
      'week month',
    ]);
    fc.assert(fc.property(periods, (period) => offeredSteps(period).includes(seriesUnit(period))));
  });

  test('MON-09 of the earlier period lie under those of the period', () => {
    fc.assert(
      fc.property(
        periods.filter(({ first, length }) => first >= length),
        fc.constantFrom(...stepUnits),
        ({ first, length, ...period }, resolution) => {
          const points = stepsOf(period, resolution);
          const under = comparedPoints(points, period, 'previous_term');
          const distance = (a = '', b = '') => (Date.parse(b) - Date.parse(a)) / 86_400_000;
          expect(under[0]).toBe(dayAt(first - length));
          expect(points.map((point, index) => distance(under[index], point))).toEqual(
            points.map(() => length),
          );
        },
      ),
      { numRuns: 200 },
    );
    const leap = { from: '2024-02-28', to: '2024-03-01' };
    expect(comparedPoints(stepsOf(leap, 'day'), leap, 'previous_year')).toEqual([
      '2023-02-28',
      '2023-02-28',
      '2023-03-01',
    ]);
    expect(comparedPoints(['2005-01-01'], { from: '2005-01-01', to: '2005-01-01' }, 'previous_term')).toEqual(
      [],
    );
    expect(comparedPoints(['2025-01-01'], { from: '2025-01-01', to: '2025-01-01' }, 'none')).toEqual([]);
  });
});
