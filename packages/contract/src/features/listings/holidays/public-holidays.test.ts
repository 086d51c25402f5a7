import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDay, weekdays } from '../hours/calendar.ts';
import { closedOn, period, polishHolidays } from '../testing/sample-listing.ts';
import { holidayGaps, isHolidayPeriod } from './public-holidays.ts';

test('BEY-12 a holiday without special hours is a gap, and says what customers read meanwhile', () => {
  const cafe = {
    opening_hours: weekdays.slice(0, 6).map((day) => period(day, '08:00', '20:00')),
    special_hours: [closedOn('2026-12-25')],
  };
  const gaps = (today: string, days?: number) => holidayGaps(cafe, polishHolidays, today, days);
  expect(gaps('2026-12-20', 20).map(({ date, name, shown_open }) => [date, name, shown_open])).toEqual([
    ['2026-12-24', 'Wigilia Bożego Narodzenia', true],
    ['2026-12-26', 'Drugi dzień Bożego Narodzenia', true],
    ['2027-01-01', 'Nowy Rok', true],
    ['2027-01-06', 'Święto Trzech Króli', true],
  ]);
  expect(gaps('2026-10-30', 3)).toMatchObject([{ date: '2026-11-01', shown_open: false }]);
  expect(gaps('2026-12-25', 1)).toEqual([]);
  expect(holidayGaps({ ...cafe, opening_hours: [] }, polishHolidays, '2026-12-20')).toEqual([]);
  expect(holidayGaps(cafe, [], '2026-12-20')).toEqual([]);
});

test('BEY-12 filling a gap closes it', () => {
  const opening_hours = [period(0, '08:00', '20:00')];
  const day = fc.integer({ min: 20_000, max: 20_500 });
  fc.assert(
    fc.property(fc.array(day, { maxLength: 20 }), day, (days, from) => {
      const holidays = days.map((one) => ({ date: dateOfDay(one), name: 'Święto', substitute: false }));
      const today = dateOfDay(from);
      const gaps = holidayGaps({ opening_hours, special_hours: [] }, holidays, today, 365);
      expect(gaps).toHaveLength(days.filter((one) => from <= one && one < from + 365).length);
      const special_hours = gaps.map(({ date }) => closedOn(date));
      expect(holidayGaps({ opening_hours, special_hours }, holidays, today, 365)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['2026-11-26', '2026-11-26', true],
  ['2026-11-26', '2028-11-26', true],
  ['2026-11-26', '2028-11-27', false],
  ['2026-11-26', '2026-11-25', false],
  ['2028-02-29', '2030-02-28', true],
  ['2028-02-29', '2030-03-01', false],
])('BEY-12 holidays of %s to %s can be asked for: %s', (from, to, can) => {
  expect(isHolidayPeriod(from, to)).toBe(can);
});
