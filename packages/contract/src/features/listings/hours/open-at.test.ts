import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHours, anySpecial, closedOn, period, special } from '../testing/sample-listing.ts';
import { isOpenAt, nextChange, type OpeningTimes } from './open-at.ts';
import { weekdays } from './calendar.ts';
import { instantOf, localTime } from './zoned-time.ts';

const warsaw = 'Europe/Warsaw';
const at = (date: string, time: string, zone = warsaw) =>
  instantOf(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), zone);

const bar: OpeningTimes = {
  opening_hours: [period(0, '08:00', '16:00'), period(3, '08:00', '16:00'), period(4, '18:00', '02:00', 5)],
  special_hours: [closedOn('2026-12-24'), special('2026-12-28', '10:00', '12:00')],
};

test.each([
  ['2026-11-23', '07:59', false],
  ['2026-11-23', '08:00', true],
  ['2026-11-23', '15:59', true],
  ['2026-11-23', '16:00', false],
  ['2026-11-28', '01:59', true],
  ['2026-11-28', '02:00', false],
  ['2026-12-17', '09:00', true],
  ['2026-12-24', '09:00', false],
  ['2026-12-28', '09:00', false],
  ['2026-12-28', '11:00', true],
])('LST-04 on %s at %s it is open: %s', (date, time, open) => {
  expect(isOpenAt(bar, at(date, time), warsaw)).toBe(open);
});

test('LST-04 a night that began before a closed date goes on into it', () => {
  const night = { ...bar, special_hours: [closedOn('2026-11-28')] };
  expect(isOpenAt(night, at('2026-11-28', '01:00'), warsaw)).toBe(true);
  const split = { ...night, opening_hours: [period(4, '18:00', '24:00'), period(5, '00:00', '02:00')] };
  expect(isOpenAt(split, at('2026-11-28', '01:00'), warsaw)).toBe(true);
});

test('LST-04 the next change is told in the location’s own time', () => {
  const from = at('2026-12-23', '12:00');
  expect(nextChange(bar, from, warsaw)).toEqual({ at: at('2026-12-25', '18:00'), opens: true });
  expect(nextChange(bar, at('2026-12-28', '11:00'), warsaw)).toEqual({
    at: at('2026-12-28', '12:00'),
    opens: false,
  });
  expect(nextChange({ opening_hours: [], special_hours: [] }, from, warsaw)).toBeUndefined();
  expect(isOpenAt(bar, at('2026-11-23', '09:00'), 'America/New_York')).toBe(false);
});

test('LST-04 a place that never closes closes for a special date only', () => {
  const always = weekdays.map((day) => period(day, '00:00', '24:00'));
  const from = at('2026-11-21', '12:00');
  expect(nextChange({ opening_hours: always, special_hours: [] }, from, warsaw)).toBeUndefined();
  expect(
    nextChange({ opening_hours: always, special_hours: [closedOn('2026-12-25')] }, from, warsaw),
  ).toEqual({
    at: at('2026-12-25', '00:00'),
    opens: false,
  });
});

test('LST-04 clocks that are put forward or back move no opening', () => {
  const early: OpeningTimes = { opening_hours: [period(6, '01:00', '04:00')], special_hours: [] };
  const length = (date: string) => {
    const opens = nextChange(early, at(date, '00:00'), warsaw);
    const closes = opens && nextChange(early, opens.at, warsaw);
    return closes && (closes.at.getTime() - opens.at.getTime()) / 3_600_000;
  };
  expect([length('2026-03-29'), length('2026-10-25'), length('2026-11-22')]).toEqual([2, 4, 3]);
  expect(localTime(new Date('2026-10-25T00:30:00Z'), warsaw)).toEqual({ date: '2026-10-25', minutes: 150 });
  expect(instantOf('2026-03-29', 150, warsaw).toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('LST-04 nothing changes before the next change, and then it does', () => {
  const zones = fc.constantFrom('UTC', warsaw, 'America/New_York', 'Asia/Kolkata');
  const moments = fc.integer({ min: Date.UTC(2026, 9, 20) / 60_000, max: Date.UTC(2027, 3, 1) / 60_000 });
  fc.assert(
    fc.property(anyHours, anySpecial, zones, moments, (opening_hours, special_hours, zone, minute) => {
      const times = { opening_hours, special_hours };
      const now = new Date(minute * 60_000);
      const open = isOpenAt(times, now, zone);
      const change = nextChange(times, now, zone);
      if (!change) return;
      expect(change.opens).toBe(!open);
      expect(isOpenAt(times, change.at, zone)).toBe(!open);
      expect(isOpenAt(times, new Date(change.at.getTime() - 60_000), zone)).toBe(open);
      const between = new Date((now.getTime() + change.at.getTime() - 60_000) / 2);
      expect(isOpenAt(times, between, zone)).toBe(open);
    }),
    { numRuns: 60 },
  );
});

test('LST-04 a wall clock’s time and its moment belong together', () => {
  const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      dates,
      fc.constantFrom(warsaw, 'America/New_York', 'Asia/Kolkata', 'UTC'),
      (instant, zone) => {
        const { date, minutes } = localTime(instant, zone);
        expect(localTime(instantOf(date, minutes, zone), zone)).toEqual({ date, minutes });
      },
    ),
  );
});
