import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTime } from './features/listings/hours/zoned-time.ts';
import {
  checkPeriod,
  comparedPeriod,
  datePresets,
  daysIn,
  resolvePeriod,
  stepsOf,
  type DatePreset,
  type Period,
} from './period.ts';

/** A calendar without arithmetic: every day from 2004 to 2036 in its order. */
const days: string[] = [];
for (const moment = new Date('2004-01-01T12:00:00Z'); moment.getUTCFullYear() < 2037;) {
  days.push(moment.toISOString().slice(0, 10));
  moment.setUTCDate(moment.getUTCDate() + 1);
}

const at = (day: string, steps: number) => days[days.indexOf(day) + steps] ?? '';
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
const monthName = (day: string) => day.slice(0, 7);
const quarterName = (day: string) => `${day.slice(0, 4)}/${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
const yearName = (day: string) => day.slice(0, 4);

/** All days of the last complete unit before today's; `nameOf` returns a day's unit. */
function unitBefore(today: string, nameOf: (day: string) => string, count = 1): Period {
  const past = days.slice(0, days.indexOf(today) + 1);
  const names = [...new Set(past.map(nameOf))].slice(-1 - count, -1);
  const all = past.filter((day) => names.includes(nameOf(day)));
  return { from: all[0] ?? '', to: all.at(-1) ?? '' };
}

const naive: Record<Exclude<DatePreset, 'full'>, (today: string) => Period> = {
  yesterday: (today) => ({ from: at(today, -1), to: at(today, -1) }),
  last_7_days: (today) => ({ from: at(today, -6), to: today }),
  last_30_days: (today) => ({ from: at(today, -29), to: today }),
  last_90_days: (today) => ({ from: at(today, -89), to: today }),
  last_180_days: (today) => ({ from: at(today, -179), to: today }),
  last_365_days: (today) => ({ from: at(today, -364), to: today }),
  previous_week: (today) => {
    let monday = at(today, -7);
    while (weekday(monday) !== 1) monday = at(monday, -1);
    return { from: monday, to: at(monday, 6) };
  },
  previous_month: (today) => unitBefore(today, monthName),
  previous_quarter: (today) => unitBefore(today, quarterName),
  previous_6_months: (today) => unitBefore(today, monthName, 6),
  previous_year: (today) => unitBefore(today, yearName),
};

const anyDay = fc.oneof(
  fc.constantFrom(...days.filter((day) => day > '2007')),
  fc.constantFrom('2024-02-29', '2024-03-01', '2025-03-31', '2026-01-01', '2026-12-31', '2029-01-07'),
);
const anyPeriod = fc.tuple(anyDay, anyDay).map(([one, other]) => ({
  from: one < other ? one : other,
  to: one < other ? other : one,
}));

describe('MON-09 periods by name', () => {
  test('are the days that a calendar on the wall shows, whatever day it is', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...datePresets), (today, preset) => {
        if (preset === 'full') return;
        expect(resolvePeriod(preset, today), `${preset} of ${today}`).toEqual(naive[preset](today));
      }),
      { numRuns: 600 },
    );
  });

  test('never begin before 2005, and the whole one begins with what was measured first', () => {
    expect(resolvePeriod('previous_year', '2006-05-05')).toEqual({ from: '2005-01-01', to: '2005-12-31' });
    expect(resolvePeriod('last_365_days', '2005-03-01')).toEqual({ from: '2005-01-01', to: '2005-03-01' });
    expect(resolvePeriod('full', '2026-11-22', '2024-02-29')).toEqual({
      from: '2024-02-29',
      to: '2026-11-22',
    });
    expect(resolvePeriod('full', '2026-11-22', '1999-01-01').from).toBe('2005-01-01');
    expect(resolvePeriod('full', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  });

  test('today is that of the company’s time zone, on the days that the clocks change too', () => {
    const dates = (moment: string) =>
      ['Europe/Warsaw', 'America/Los_Angeles', 'Pacific/Auckland'].map(
        (zone) => localTime(new Date(moment), zone).date,
      );
    expect(dates('2026-03-28T23:30:00Z')).toEqual(['2026-03-29', '2026-03-28', '2026-03-29']);
    expect(dates('2026-03-29T22:30:00Z')).toEqual(['2026-03-30', '2026-03-29', '2026-03-30']);
    expect(dates('2026-10-25T22:30:00Z')).toEqual(['2026-10-25', '2026-10-25', '2026-10-26']);
    expect(dates('2026-10-25T23:30:00Z')).toEqual(['2026-10-26', '2026-10-25', '2026-10-26']);
  });
});

describe('MON-09 comparison', () => {
  test('is as many days right before, or the same days a year earlier', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const length = days.indexOf(period.to) - days.indexOf(period.from) + 1;
        expect(daysIn(period)).toBe(length);
        expect(comparedPeriod(period, 'none')).toBeUndefined();
        const begin = at(period.from, -length);
        expect(comparedPeriod(period, 'previous_term')).toEqual(
          begin >= '2005-01-01' ? { from: begin, to: at(period.from, -1) } : undefined,
        );
        const yearAgo = (day: string) => {
          const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
          return days.includes(same) ? same : same.replace('02-29', '02-28');
        };
        expect(comparedPeriod(period, 'previous_year')).toEqual({
          from: yearAgo(period.from),
          to: yearAgo(period.to),
        });
      }),
      { numRuns: 300 },
    );
    expect(comparedPeriod({ from: '2005-06-01', to: '2005-06-30' }, 'previous_year')).toBeUndefined();
  });
});

describe('MON-09 the steps of a series', () => {
  test('begin with the first day of the period and then with each Monday, or each first of a month', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const inside = days.slice(days.indexOf(period.from) + 1, days.indexOf(period.to) + 1);
        expect(stepsOf(period, 'day')).toEqual([period.from, ...inside]);
        expect(stepsOf(period, 'week')).toEqual([period.from, ...inside.filter((day) => weekday(day) === 1)]);
        expect(stepsOf(period, 'month')).toEqual([
          period.from,
          ...inside.filter((day) => day.endsWith('-01')),
        ]);
      }),
      { numRuns: 50 },
    );
  });
});

test('MON-09 days that make no period are told why', () => {
  const today = '2026-11-22';
  expect(checkPeriod({ from: '2005-01-01', to: today }, today)).toBeUndefined();
  expect(checkPeriod({ from: today, to: today }, today)).toBeUndefined();
  expect(checkPeriod({ from: today }, today)).toBe('missing');
  expect(checkPeriod({ from: '2026-02-30', to: today }, today)).toBe('missing');
  expect(checkPeriod({ from: '2004-12-31', to: today }, today)).toBe('too_early');
  expect(checkPeriod({ from: today, to: '2026-11-23' }, today)).toBe('in_future');
  expect(checkPeriod({ from: '2026-11-22', to: '2026-11-21' }, today)).toBe('end_before_start');
});
