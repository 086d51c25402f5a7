import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdays } from '../../listings/hours/calendar.ts';
import { isOpenAt, nextChange } from '../../listings/hours/open-at.ts';
import { instantOf, localTime } from '../../listings/hours/zoned-time.ts';
import { anyHours, anySpecial, closedOn, period, special } from '../../listings/testing/sample-listing.ts';
import { compileHours } from './compiled-hours.ts';
import { isOpen, openState, type OpenState } from './open-state.ts';

const warsaw = 'Europe/Warsaw';
const at = (date: string, time: string, zone = warsaw) =>
  instantOf(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), zone);

const cafe = compileHours(
  {
    opening_hours: [
      ...weekdays.slice(0, 4).map((day) => period(day, '08:00', '18:00')),
      period(4, '18:00', '02:00', 5),
    ],
    special_hours: [closedOn('2026-12-24'), special('2026-12-30', '10:00', '12:00')],
  },
  '2026-11-20',
);

test.each<[string, string, OpenState]>([
  ['2026-11-23', '07:00', closed('2026-11-23', 480, 0)],
  ['2026-11-23', '09:00', open('2026-11-23', 1080, 0, false)],
  ['2026-11-23', '17:00', open('2026-11-23', 1080, 0, true)],
  ['2026-11-23', '18:00', closed('2026-11-24', 480, 1)],
  ['2026-11-27', '23:00', open('2026-11-28', 120, 1, false)],
  ['2026-11-28', '01:30', open('2026-11-28', 120, 0, true)],
  ['2026-11-28', '02:00', closed('2026-11-30', 480, 2)],
  ['2026-12-24', '09:00', closed('2026-12-25', 1080, 1, true)],
  ['2026-12-30', '12:30', closed('2026-12-31', 480, 1)],
])('LOC-03 on %s at %s a visitor is told when it closes or opens next', (date, time, expected) => {
  expect(openState(cafe, warsaw, at(date, time))).toEqual(expected);
});

test('LOC-03 a shop that closes at midnight closes today at 24:00, and one that never closes says no time', () => {
  const late = compileHours(
    { opening_hours: [period(0, '20:00', '24:00')], special_hours: [] },
    '2026-11-20',
  );
  expect(openState(late, warsaw, at('2026-11-23', '21:00'))).toEqual(open('2026-11-23', 1440, 0, false));
  const always = compileHours(
    {
      opening_hours: weekdays.map((day) => period(day, '00:00', '24:00')),
      special_hours: [closedOn('2026-12-25')],
    },
    '2026-11-20',
  );
  expect(openState(always, warsaw, at('2026-11-23', '03:00'))).toEqual({ kind: 'always_open' });
  expect(openState(always, warsaw, at('2026-12-20', '03:00'))).toEqual(open('2026-12-24', 1440, 4, false));
  expect(openState(always, warsaw, at('2026-12-25', '03:00'))).toEqual(closed('2026-12-26', 0, 1, true));
});

test('LOC-03 without hours nothing is claimed, and a zone that a browser does not know breaks nothing', () => {
  const none = compileHours(
    { opening_hours: [], special_hours: [special('2026-12-24', '10:00', '12:00')] },
    '2026-11-20',
  );
  expect(openState(null, warsaw, at('2026-11-23', '09:00'))).toEqual({ kind: 'unknown' });
  expect(openState(none, warsaw, at('2026-11-23', '09:00'))).toEqual({ kind: 'unknown' });
  expect(openState(none, warsaw, at('2026-12-24', '11:00'))).toMatchObject({ kind: 'open' });
  expect(openState(cafe, 'Moon/Tranquility', at('2026-11-23', '09:00'))).toEqual({ kind: 'unknown' });
  expect(isOpen(cafe, 'Moon/Tranquility', at('2026-11-23', '09:00'))).toBe(false);
});

test('LOC-03 special hours from yesterday to a year ahead travel, and only where they differ', () => {
  const mondays = { opening_hours: [period(0, '08:00', '16:00')] };
  const special_hours = [
    closedOn('2026-11-20'),
    closedOn('2026-11-23'),
    special('2026-11-30', '08:00', '16:00'),
    special('2026-12-07', '12:00', '14:00'),
    special('2026-12-07', '08:00', '12:30'),
    closedOn('2028-01-03'),
  ];
  expect(compileHours({ ...mondays, special_hours }, '2026-11-24')).toEqual({
    week: [480, 960],
    dates: [
      ['2026-11-23', []],
      ['2026-12-07', [480, 840]],
    ],
  });
});

test('LOC-03 visitors are told the same as owners, whatever the hours', () => {
  const zones = fc.constantFrom('UTC', warsaw, 'America/New_York', 'America/Nuuk', 'Australia/Lord_Howe');
  const moments = fc.integer({ min: Date.UTC(2026, 9, 20) / 60_000, max: Date.UTC(2027, 3, 1) / 60_000 });
  fc.assert(
    fc.property(anyHours, anySpecial, zones, moments, (opening_hours, special_hours, zone, minute) => {
      const times = { opening_hours, special_hours };
      const now = new Date(minute * 60_000);
      const hours = compileHours(times, addDays(localTime(now, zone).date, -3));
      const state = openState(hours, zone, now);
      const isOpenNow = state.kind === 'open' || state.kind === 'always_open';
      expect(isOpenNow).toBe(isOpenAt(times, now, zone));
      expect(isOpen(hours, zone, now)).toBe(isOpenNow);
      const change = nextChange(times, now, zone)?.at;
      if (state.kind === 'open') expect(clock(state.until)).toBe(change && localMinute(change, zone));
      if (state.kind === 'closed')
        expect(state.opens && clock(state.opens)).toBe(change ? localMinute(change, zone) : null);
      if (state.kind === 'always_open' && change)
        expect(change.getTime() - now.getTime()).toBeGreaterThanOrEqual(7 * 86_400_000);
    }),
    { numRuns: 300 },
  );
});

function open(date: string, minutes: number, daysAhead: number, isClosingSoon: boolean): OpenState {
  return { kind: 'open', until: { date, minutes, daysAhead }, isClosingSoon };
}

function closed(date: string, minutes: number, daysAhead: number, isSpecialDay = false): OpenState {
  return { kind: 'closed', opens: { date, minutes, daysAhead }, isSpecialDay };
}

/** A date and the minutes since it began, as minutes of one long count. */
function clock({ date, minutes }: { date: string; minutes: number }): number {
  return Date.parse(date) / 60_000 + minutes;
}

function localMinute(instant: Date, zone: string): number {
  return clock(localTime(instant, zone));
}
