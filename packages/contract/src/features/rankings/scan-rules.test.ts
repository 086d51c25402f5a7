import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber } from '../listings/hours/calendar-date.ts';
import { kilometresBetween } from './kilometres-between.ts';
import { nextScanDay } from './next-scan-day.ts';
import { usualSwing } from './usual-swing.ts';

const averages = fc.array(fc.double({ min: 1, max: 21, noNaN: true }), { minLength: 4, maxLength: 60 });

describe('BEY-10 how much a grid usually swings', () => {
  test('is not told by fewer than four scans that measured anything', () => {
    expect(usualSwing([4, 5, null, 6])).toBeNull();
    expect(usualSwing([4, 5, null, 6, 7])).toBe(0);
  });

  test('is the median deviation of its steps, scaled to a standard deviation', () => {
    // Steps 1, -1, 4: their median is 1, from which they are 0, 2 and 3 away.
    expect(usualSwing([5, 6, 5, 9])).toBeCloseTo(2 * 1.4826);
  });

  test('is never below zero, the same for a grid that ranks worse throughout, and twice it for one that swings twice as far', () => {
    fc.assert(
      fc.property(averages, fc.double({ min: 0, max: 100, noNaN: true }), (list, by) => {
        const swing = usualSwing(list) ?? -1;
        expect(swing).toBeGreaterThanOrEqual(0);
        expect(usualSwing(list.map((average) => average + by))).toBeCloseTo(swing, 6);
        expect(usualSwing(list.map((average) => average * 2))).toBeCloseTo(swing * 2, 6);
      }),
    );
  });

  test('is hardly moved by one leap', () => {
    const calm = [5, 5.2, 5.1, 5.3, 5.2, 5.1, 5.2, 5.4, 5.3];
    expect(usualSwing([...calm, 20])).toBeLessThan(2 * (usualSwing(calm) ?? 0));
  });
});

test('BEY-10 the next scan is a day, a week or a month later, and in the next month where the day is missing there', () => {
  expect(nextScanDay('never', '2026-03-10')).toBeNull();
  expect(nextScanDay('day', '2026-12-31')).toBe('2027-01-01');
  expect(nextScanDay('week', '2026-02-25')).toBe('2026-03-04');
  expect(nextScanDay('month', '2026-01-31')).toBe('2026-02-28');
  const days = fc.date({ min: new Date('2005-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const length = (dayNumber(nextScanDay('month', day) ?? '') ?? 0) - (dayNumber(day) ?? 0);
      expect(length).toBeGreaterThanOrEqual(28);
      expect(length).toBeLessThanOrEqual(31);
    }),
  );
});

test('MON-05 distances are those of the map', () => {
  const krakow = { latitude: 50.0617, longitude: 19.9373 };
  expect(kilometresBetween(krakow, { latitude: 52.2297, longitude: 21.0122 })).toBeCloseTo(252.2, 0);
  expect(kilometresBetween(krakow, krakow)).toBe(0);
});
