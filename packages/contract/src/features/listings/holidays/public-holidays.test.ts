import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedOn, period } from '../testing/sample-listing.ts';
import { dateOfDay, weekdays } from '../hours/calendar.ts';
import { easterSunday, holidayIds } from './holiday-rules.ts';
import { holidayCountries, holidayGaps, holidaysBetween, publicHolidays } from './public-holidays.ts';

test.each([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
])('BEY-12 Easter of %i is %s', (year, date) => {
  expect(dateOfDay(easterSunday(year))).toBe(date);
});

/** As each government publishes them. */
const published: Record<string, Record<number, string>> = {
  PL: {
    2026: '01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26',
    2027: '01-01 01-06 03-28 03-29 05-01 05-03 05-16 05-27 08-15 11-01 11-11 12-24 12-25 12-26',
    2024: '01-01 01-06 03-31 04-01 05-01 05-03 05-19 05-30 08-15 11-01 11-11 12-25 12-26',
  },
  ES: {
    2026: '01-01 01-06 04-03 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
    2027: '01-01 01-06 03-26 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  },
  DE: {
    2026: '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26',
    2027: '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26',
  },
  GB: {
    2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28',
    2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28',
    2028: '01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  },
  US: {
    2026: '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25',
    2027: '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31',
    2028: '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-11 11-23 12-25',
  },
};

test.each(
  Object.entries(published).flatMap(([country, years]) =>
    Object.keys(years).map((year) => [country, Number(year)] as const),
  ),
)('BEY-12 the public holidays of %s in %i', (country, year) => {
  const dates = publicHolidays(country, year).map(({ date }) => date.slice(5));
  expect(dates.join(' ')).toBe(published[country]?.[year]);
});

test('BEY-12 holidays have a name, come once and in order, and leave no year out', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...holidayCountries),
      fc.integer({ min: 2005, max: 2090 }),
      (country, year) => {
        const holidays = publicHolidays(country, year);
        const dates = holidays.map(({ date }) => date);
        expect(dates).toEqual([...dates].sort());
        expect(holidays.every(({ id, date }) => holidayIds.includes(id) && date.startsWith(`${year}-`))).toBe(
          true,
        );
        expect(holidays.filter(({ substitute }) => !substitute).map(({ id }) => id)).toContain(
          'christmas_day',
        );
        expect(holidaysBetween(country, `${year}-01-01`, `${year}-12-31`)).toEqual(holidays);
      },
    ),
  );
  expect(publicHolidays('FR', 2026)).toEqual([]);
});

test('BEY-12 a holiday without special hours is a gap, and says what customers read meanwhile', () => {
  const shop = {
    opening_hours: weekdays.slice(0, 6).map((day) => period(day, '08:00', '20:00')),
    special_hours: [closedOn('2026-12-25')],
  };
  expect(
    holidayGaps(shop, 'PL', '2026-12-20', 20).map(({ date, id, shown_open }) => [date, id, shown_open]),
  ).toEqual([
    ['2026-12-24', 'christmas_eve', true],
    ['2026-12-26', 'second_christmas_day', true],
    ['2027-01-01', 'new_year', true],
    ['2027-01-06', 'epiphany', true],
  ]);
  expect(holidayGaps(shop, 'PL', '2026-10-30', 3)).toMatchObject([{ date: '2026-11-01', shown_open: false }]);
  expect(holidayGaps(shop, 'PL', '2026-12-25', 1)).toEqual([]);
  expect(holidayGaps({ ...shop, opening_hours: [] }, 'PL', '2026-12-20')).toEqual([]);
});

test('BEY-12 filling a gap closes it', () => {
  const opening_hours = [period(0, '08:00', '20:00')];
  fc.assert(
    fc.property(fc.constantFrom(...holidayCountries), fc.integer({ min: 0, max: 5000 }), (country, day) => {
      const today = dateOfDay(20_000 + day);
      const gaps = holidayGaps({ opening_hours, special_hours: [] }, country, today, 365);
      const special_hours = gaps.map(({ date }) => closedOn(date));
      expect(holidayGaps({ opening_hours, special_hours }, country, today, 365)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
