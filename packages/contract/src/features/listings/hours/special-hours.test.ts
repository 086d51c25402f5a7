import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayNumber, weekdayOf } from './calendar.ts';
import {
  normalizeSpecialHours,
  sameSpecialHours,
  specialHoursFaults,
  specialHoursOfDates,
  upcomingSpecialHours,
} from './special-hours.ts';
import { anySpecial, closedOn, period, special } from '../testing/sample-listing.ts';

const regular = [period(0, '08:00', '16:00')];
const eve = '2026-12-24';

test.each([
  ['on one day', [special(eve, '08:00', '18:00')], []],
  ['until 11:59 of the next morning', [special(eve, '13:00', '11:59', 1)], []],
  ['of a whole day', [special(eve, '00:00', '24:00')], []],
  ['twice on a day', [special(eve, '08:00', '12:00'), special(eve, '14:00', '18:00')], []],
  ['closed, whatever the times say', [{ ...closedOn(eve), open_time: '99:99', close_time: '' }], []],
  ['that end before they begin', [special(eve, '13:00', '11:59')], ['hours_inverted']],
  ['until noon of the next day', [special(eve, '13:00', '12:00', 1)], ['special_hours_end_too_late']],
  ['that end two days later', [special(eve, '13:00', '10:00', 2)], ['special_hours_end_too_late']],
  ['of more than a day', [special(eve, '08:00', '09:00', 1)], ['hours_too_long']],
  ['at 24:30', [special(eve, '08:00', '24:30')], ['time_invalid']],
  ['on no day', [special('2026-02-30', '08:00', '12:00')], ['date_beyond_month']],
  ['in no month', [special('2026-13-01', '08:00', '12:00')], ['date_invalid']],
  ['that end on an earlier date', [special(eve, '08:00', '12:00', -1)], ['dates_inverted']],
  [
    'closed for two dates at once',
    [{ ...closedOn(eve), end_date: '2026-12-25' }],
    ['closed_period_of_several_dates'],
  ],
  ['open and closed', [closedOn(eve), special(eve, '08:00', '12:00')], ['special_hours_closed_and_open']],
  ['closed twice', [closedOn(eve), closedOn(eve)], ['special_hours_overlap']],
  [
    'that overlap',
    [special(eve, '08:00', '12:00'), special(eve, '11:00', '18:00')],
    ['special_hours_overlap'],
  ],
  [
    'that run into those of the next date',
    [special(eve, '20:00', '03:00', 1), special('2026-12-25', '02:00', '09:00')],
    ['special_hours_overlap'],
  ],
])('LST-04 special hours %s', (_name, hours, codes) => {
  expect(specialHoursFaults(hours, regular).map(({ fault }) => fault.code)).toEqual(codes);
});

test('LST-04 special hours need regular ones', () => {
  expect(specialHoursFaults([closedOn(eve)], [])).toEqual([
    { index: 0, fault: { code: 'regular_hours_required', values: {} } },
  ]);
  expect(specialHoursFaults([], [])).toEqual([]);
});

test('LST-04 a range of dates becomes special hours of each, which the provider takes', () => {
  expect(specialHoursOfDates('2026-12-31', '2027-01-02', 'closed')).toEqual([
    closedOn('2026-12-31'),
    closedOn('2027-01-01'),
    closedOn('2027-01-02'),
  ]);
  expect(specialHoursOfDates(eve, eve, [{ open_time: '20:00', close_time: '02:00' }])).toEqual([
    special(eve, '20:00', '02:00', 1),
  ]);
  expect(specialHoursOfDates(eve, eve, [{ open_time: '10:00', close_time: '10:00' }])).toEqual([
    special(eve, '10:00', '10:00', 1),
  ]);
  expect(specialHoursOfDates('2026-12-26', eve, 'closed')).toEqual([]);
  expect(specialHoursOfDates('2026-12-01', '9999-12-01', 'closed')).toHaveLength(366);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), (days) => {
      const hours = specialHoursOfDates(eve, addDays(eve, days), [
        { open_time: '10:00', close_time: '14:00' },
      ]);
      expect(hours).toHaveLength(days + 1);
      expect(specialHoursFaults(hours, regular)).toEqual([]);
    }),
  );
});

test('LST-04 order and split do not make other special hours', () => {
  const split = [special(eve, '12:00', '18:00'), special(eve, '08:00', '12:00')];
  expect(sameSpecialHours(split, [special(eve, '08:00', '18:00')])).toBe(true);
  expect(sameSpecialHours([special(eve, '18:00', '00:00', 1)], [special(eve, '18:00', '24:00')])).toBe(true);
  expect(sameSpecialHours([{ ...closedOn(eve), open_time: '08:00' }], [closedOn(eve)])).toBe(true);
  expect(sameSpecialHours([closedOn(eve)], [])).toBe(false);
  fc.assert(
    fc.property(anySpecial, (hours) => {
      const normal = normalizeSpecialHours(hours);
      expect(normalizeSpecialHours(normal)).toEqual(normal);
      expect(sameSpecialHours(hours, hours.toReversed())).toBe(true);
    }),
  );
});

test('LST-04 special hours that are past concern nobody', () => {
  const hours = [closedOn('2026-11-11'), closedOn(eve)];
  expect(upcomingSpecialHours(hours, '2026-11-12')).toEqual([closedOn(eve)]);
  expect(upcomingSpecialHours(hours, '2026-11-11')).toEqual(hours);
});

test('a date is a day of the calendar, and knows its weekday', () => {
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', ''].map(dayNumber)).toEqual(
    Array(5).fill(undefined),
  );
  expect(weekdayOf('2026-11-21')).toBe(5);
  expect(weekdayOf('1969-12-29')).toBe(0);
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
