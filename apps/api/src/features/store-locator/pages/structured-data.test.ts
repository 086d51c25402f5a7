import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOfDay, weekdays } from '@pinfold/contract/features/listings/hours/calendar';
import { compileHours } from '@pinfold/contract/features/store-locator/hours/compiled-hours';
import { hoursOfWeekday } from '@pinfold/contract/features/store-locator/hours/open-state';
import { openingHoursData } from './structured-data.ts';

const specification = { '@type': 'OpeningHoursSpecification' };
const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test('LOC-06 days with the same hours are told together, nights close on the day after, and 24 hours are a whole day', () => {
  const week = [0, 1].flatMap((day) => [day * 1440 + 480, day * 1440 + 1200]);
  const saturday = 5 * 1440;
  const hours = {
    week: [...week, saturday + 600, saturday + 840, saturday + 1080, saturday + 1560],
    dates: [],
  };
  expect(openingHoursData(hours, '2026-11-22')).toEqual([
    { ...specification, dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '20:00' },
    { ...specification, dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    { ...specification, dayOfWeek: ['Saturday'], opens: '18:00', closes: '02:00' },
  ]);
  const always = compileHours(
    {
      opening_hours: [{ open_day: 0, open_time: '00:00', close_day: 0, close_time: '24:00' }].flatMap(
        (period) => weekdays.map((day) => ({ ...period, open_day: day, close_day: day })),
      ),
      special_hours: [],
    },
    '2026-11-22',
  );
  expect(openingHoursData(always, '2026-11-22')).toEqual([
    { ...specification, dayOfWeek: everyDay, opens: '00:00', closes: '23:59' },
  ]);
});

test('LOC-06 dates with other hours are told from today on, those in a row with the same hours as one', () => {
  const hours = {
    week: [],
    dates: [
      ['2026-11-21', []],
      ['2026-12-24', [480, 840]],
      ['2026-12-25', []],
      ['2026-12-26', []],
      ['2027-01-01', []],
    ] as [string, number[]][],
  };
  const closed = { ...specification, opens: '00:00', closes: '00:00' };
  expect(openingHoursData(hours, '2026-11-22')).toEqual([
    {
      ...specification,
      opens: '08:00',
      closes: '14:00',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
    },
    { ...closed, validFrom: '2026-12-25', validThrough: '2026-12-26' },
    { ...closed, validFrom: '2027-01-01', validThrough: '2027-01-01' },
  ]);
});

test('LOC-06 whatever the hours of a week are, each time at which it opens is told with its day', () => {
  const period = fc
    .record({
      day: fc.constantFrom(...weekdays),
      start: fc.integer({ min: 0, max: 95 }),
      length: fc.integer({ min: 1, max: 120 }),
    })
    .map(({ day, start, length }) => {
      const end = Math.min(start * 15 + length * 15, 2 * minutesOfDay);
      const later = end > minutesOfDay;
      return {
        open_day: day,
        open_time: timeOf(start * 15),
        close_day: later ? (((day + 1) % 7) as typeof day) : day,
        close_time: timeOf(later ? end - minutesOfDay : end),
      };
    });
  fc.assert(
    fc.property(fc.array(period, { maxLength: 10 }), (opening_hours) => {
      const hours = compileHours({ opening_hours, special_hours: [] }, '2026-11-22');
      const found = openingHoursData(hours, '2026-11-22').flatMap(({ dayOfWeek = [], opens }) =>
        dayOfWeek.map((day) => `${day} ${opens}`),
      );
      const expected = weekdays.flatMap((day) =>
        hoursOfWeekday(hours, day)
          .filter((_, at) => at % 2 === 0)
          .map((start) => `${everyDay[day]} ${timeOf(start)}`),
      );
      expect(found.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
