import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHours, anySpecial, closedOn, period } from '../testing/sample-listing.ts';
import { hoursDifference, specialHoursDifference } from './hours-difference.ts';
import { normalizeHours, sameHours } from './opening-hours.ts';
import { sameSpecialHours } from './special-hours.ts';

describe('how two weeks differ', () => {
  test('EXT-02 the days that are named are all it takes to get from one week to the other', () => {
    fc.assert(
      fc.property(anyHours, anyHours, (before, after) => {
        const differing = hoursDifference(before, after);
        const days = new Set(differing.map(({ day }) => day));
        const kept = normalizeHours(before).filter(({ open_day }) => !days.has(open_day));
        expect(sameHours([...kept, ...differing.flatMap((one) => one.after)], after)).toBe(true);
      }),
    );
  });

  test('EXT-02 a week never differs from itself, however it is split', () => {
    fc.assert(
      fc.property(anyHours, (one) => {
        expect(hoursDifference(one, normalizeHours(one))).toEqual([]);
      }),
    );
    const split = [period(0, '08:00', '12:00'), period(0, '12:00', '18:00')];
    expect(hoursDifference(split, [period(0, '08:00', '18:00')])).toEqual([]);
  });

  test('EXT-02 a night past midnight belongs to its evening', () => {
    const late = { open_day: 4, open_time: '18:00', close_day: 5, close_time: '02:00' } as const;
    const differing = hoursDifference([late], [{ ...late, close_time: '03:00' }]);
    expect(differing.map(({ day }) => day)).toEqual([4]);
  });
});

test('EXT-02 special hours differ by date, also where one side says nothing', () => {
  const found = specialHoursDifference(
    [closedOn('2026-12-25'), closedOn('2026-12-26')],
    [closedOn('2026-12-24'), closedOn('2026-12-25')],
  );
  expect(found).toEqual([
    { date: '2026-12-24', before: [], after: [closedOn('2026-12-24')] },
    { date: '2026-12-26', before: [closedOn('2026-12-26')], after: [] },
  ]);
});

test('EXT-02 the dates that are named are all it takes to get from one list of special hours to the other', () => {
  fc.assert(
    fc.property(anySpecial, anySpecial, (before, after) => {
      const differing = specialHoursDifference(before, after);
      const dates = new Set(differing.map(({ date }) => date));
      const kept = before.filter(({ start_date }) => !dates.has(start_date));
      expect(sameSpecialHours([...kept, ...differing.flatMap((one) => one.after)], after)).toBe(true);
    }),
  );
});
