import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  copyHours,
  hoursFaults,
  normalizeHours,
  overlappingPeriods,
  rangeOfPeriod,
  sameHours,
} from './opening-hours.ts';
import { hoursSummary, weekBars } from './hours-summary.ts';
import { anyHours, anyPeriod, openMinutes, period } from '../testing/sample-listing.ts';
import { halfHours, minutesOf, timeOfMinutes, weekdays } from './calendar.ts';

const week = (open: string, close: string) => weekdays.map((day) => period(day, open, close));

test('LST-04 a time goes from 00:00 to 24:00 and no further', () => {
  for (const time of ['00:00', '09:30', '23:59', '24:00'])
    expect(timeOfMinutes(minutesOf(time) ?? -1)).toBe(time);
  for (const time of ['24:01', '24:30', '24:59', '25:00', '9:00', '09:60', '0900', '', '-1:00'])
    expect(minutesOf(time), time).toBeUndefined();
  expect([halfHours.length, halfHours[0], halfHours[1], halfHours.at(-1)]).toEqual([
    48,
    '00:00',
    '00:30',
    '23:30',
  ]);
});

test.each([
  ['ends before it begins', [period(0, '13:00', '11:59')], ['hours_inverted']],
  ['ends where it begins', [period(0, '09:00', '09:00')], ['hours_inverted']],
  ['ends at 24:30', [period(0, '09:00', '24:30')], ['time_invalid']],
  ['has no time', [period(0, '', '18:00')], ['time_invalid']],
  ['lasts 24 hours into the next day', [period(0, '10:00', '10:00', 1)], ['hours_too_long']],
  ['lasts two days', [period(0, '10:00', '12:00', 2)], ['hours_too_long']],
  ['overlaps another', [period(0, '08:00', '13:00'), period(0, '12:00', '18:00')], ['hours_overlap']],
  ['is there twice', [period(3, '08:00', '13:00'), period(3, '08:00', '13:00')], ['hours_overlap']],
  [
    'runs into the next day',
    [period(4, '20:00', '03:00', 5), period(5, '02:00', '10:00')],
    ['hours_overlap'],
  ],
  [
    'runs past Sunday into Monday',
    [period(0, '01:00', '10:00'), period(6, '20:00', '02:00', 0)],
    ['hours_overlap'],
  ],
  ['is a whole day', [period(0, '00:00', '24:00')], []],
  ['is a whole week', week('00:00', '24:00'), []],
  ['closes at night', [period(4, '20:00', '03:00', 5)], []],
  ['touches another', [period(0, '08:00', '12:00'), period(0, '12:00', '18:00')], []],
])('LST-04 a period that %s', (_name, periods, codes) => {
  expect(hoursFaults(periods).map(({ fault }) => fault.code)).toEqual(codes);
});

test('LST-04 a fault names its period, its times and the day of an overlap', () => {
  expect(hoursFaults([period(0, '08:00', '12:00'), period(1, '13:00', '11:59')])).toEqual([
    { index: 1, fault: { code: 'hours_inverted', values: { open: '13:00', close: '11:59' } } },
  ]);
  expect(hoursFaults([period(0, '01:00', '10:00'), period(6, '20:00', '02:00', 0)])).toEqual([
    { index: 1, fault: { code: 'hours_overlap', values: { day: 0 } } },
  ]);
});

test('LST-04 overlaps are found exactly where two periods share a minute', () => {
  fc.assert(
    fc.property(anyPeriod, anyPeriod, (a, b) => {
      const [one, other] = [openMinutes([a]), openMinutes([b])];
      const shared = [...one].some((minute) => other.has(minute));
      expect(overlappingPeriods([a, b]).length > 0).toBe(shared);
    }),
  );
});

test('LST-04 putting hours in order changes no minute, and doing it again changes nothing', () => {
  fc.assert(
    fc.property(anyHours, (periods) => {
      const normal = normalizeHours(periods);
      expect(openMinutes(normal)).toEqual(openMinutes(periods));
      expect(normalizeHours(normal)).toEqual(normal);
      expect(hoursFaults(normal)).toEqual([]);
    }),
  );
});

test('LST-04 hours are the same exactly if they are open in the same minutes', () => {
  fc.assert(
    fc.property(anyHours, anyHours, (a, b) => {
      const [one, other] = [openMinutes(a), openMinutes(b)];
      expect(sameHours(a, b)).toBe(one.size === other.size && [...one].every((minute) => other.has(minute)));
      expect(sameHours(a, a.toReversed())).toBe(true);
    }),
  );
});

test('LST-04 order, split and midnight do not make other hours', () => {
  const night = [period(4, '18:00', '02:00', 5)];
  expect(sameHours(night, [period(5, '00:00', '02:00'), period(4, '18:00', '24:00')])).toBe(true);
  expect(sameHours([period(0, '18:00', '00:00', 1)], [period(0, '18:00', '24:00')])).toBe(true);
  expect(sameHours(night, [period(4, '18:00', '01:59', 5)])).toBe(false);
  expect(normalizeHours([period(5, '00:00', '02:00'), period(4, '18:00', '24:00')])).toEqual(night);
  expect(normalizeHours(week('00:00', '24:00'))).toEqual(week('00:00', '24:00'));
});

test('LST-04 copying a day to others replaces what opened on them and leaves the rest', () => {
  const periods = [
    period(0, '08:00', '12:00'),
    period(0, '20:00', '01:00', 1),
    period(1, '10:00', '11:00'),
    period(6, '09:00', '10:00'),
  ];
  expect(copyHours(periods, 0, [0, 1, 4])).toEqual([
    period(0, '08:00', '12:00'),
    period(0, '20:00', '01:00', 1),
    period(1, '08:00', '12:00'),
    period(1, '20:00', '01:00', 2),
    period(4, '08:00', '12:00'),
    period(4, '20:00', '01:00', 5),
    period(6, '09:00', '10:00'),
  ]);
  expect(copyHours(periods, 3, [0])).toEqual([period(1, '10:00', '11:00'), period(6, '09:00', '10:00')]);
  fc.assert(
    fc.property(anyHours, fc.constantFrom(...weekdays), (hours, from) => {
      const copied = copyHours(hours, from, weekdays);
      const source = hours.filter((one) => one.open_day === from);
      expect(copied).toHaveLength(7 * source.length);
      expect(copyHours(copied, from, weekdays)).toEqual(copied);
    }),
  );
});

test('LST-04 a week is told in as few lines as it takes, with its closed days', () => {
  const shop = [
    ...week('08:00', '20:00').slice(0, 5),
    period(5, '09:00', '13:00'),
    period(5, '14:00', '16:00'),
  ];
  expect(hoursSummary(shop)).toEqual([
    { from: 0, to: 4, times: [{ open_time: '08:00', close_time: '20:00' }] },
    {
      from: 5,
      to: 5,
      times: [
        { open_time: '09:00', close_time: '13:00' },
        { open_time: '14:00', close_time: '16:00' },
      ],
    },
    { from: 6, to: 6, times: [] },
  ]);
  expect(
    hoursSummary([period(0, '08:00', '16:00'), period(1, '08:00', '17:00')]).map(({ to }) => to),
  ).toEqual([0, 1, 6]);
  expect(hoursSummary([])).toEqual([{ from: 0, to: 6, times: [] }]);
});

test('BEY-12 the bars of a week cover its open minutes, cut at midnight', () => {
  expect(weekBars([period(6, '22:00', '02:00', 0)]).filter(({ segments }) => segments.length > 0)).toEqual([
    { day: 0, segments: [{ start: 0, end: 120, opens: false, closes: true }] },
    { day: 6, segments: [{ start: 1320, end: 1440, opens: true, closes: false }] },
  ]);
  fc.assert(
    fc.property(anyHours, (periods) => {
      const drawn = weekBars(periods).flatMap(({ day, segments }) =>
        segments.flatMap(({ start, end }) =>
          Array.from({ length: end - start }, (_, at) => day * 1440 + start + at),
        ),
      );
      expect(drawn.length).toBe(openMinutes(periods).size);
      expect(new Set(drawn)).toEqual(openMinutes(periods));
    }),
  );
});

test('a range of a period is in the week and goes forward', () => {
  fc.assert(
    fc.property(anyPeriod, (one) => {
      const range = rangeOfPeriod(one);
      if (range)
        expect(range.start >= 0 && range.start < range.end && range.end <= range.start + 7 * 1440).toBe(true);
    }),
  );
});
