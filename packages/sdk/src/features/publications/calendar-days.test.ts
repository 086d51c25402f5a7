import { expect, test } from 'vitest';
import {
  calendarDays,
  calendarWeeks,
  canMove,
  foldDay,
  isPast,
  isSameMonth,
  movedTo,
  parseTime,
  stepView,
} from './calendar-days.ts';

test.each([
  ['2026-11-26', '2026-10-26', '2026-12-06', 6],
  ['2026-02-14', '2026-01-26', '2026-03-01', 5],
  ['2027-02-10', '2027-02-01', '2027-02-28', 4],
  ['2028-02-29', '2028-01-31', '2028-03-05', 5],
])('PUB-03 the month of %s has whole weeks from Monday %s to Sunday %s', (day, from, to, weeks) => {
  const drawn = calendarWeeks('month', day);
  expect(drawn).toHaveLength(weeks);
  expect(drawn.every((week) => week.length === 7)).toBe(true);
  expect(new Set(drawn.flat()).size).toBe(weeks * 7);
  expect(calendarDays('month', day)).toEqual({ from, to });
});

test('PUB-03 a week has its seven days, over a change to summer time, too', () => {
  expect(calendarWeeks('week', '2026-03-29')).toEqual([
    ['2026-03-23', '2026-03-24', '2026-03-25', '2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29'],
  ]);
});

test('PUB-03 a list has the days of its month alone', () => {
  expect(calendarDays('list', '2026-11-26')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

test.each([
  ['month', '2026-01-31', 1, '2026-02-01'],
  ['month', '2026-01-31', -1, '2025-12-01'],
  ['list', '2026-12-05', 1, '2027-01-01'],
  ['week', '2026-12-30', 1, '2027-01-06'],
] as const)('PUB-03 the %s of %s moved by %i begins from %s', (view, day, step, moved) => {
  expect(stepView(view, day, step)).toBe(moved);
});

test.each([
  [0, 0, 0],
  [3, 3, 0],
  [4, 2, 2],
  [8, 2, 6],
])('PUB-03 of %i posts of a day %i are shown and %i folded', (count, shown, folded) => {
  const day = foldDay(
    Array.from({ length: count }, (_, index) => index),
    3,
  );
  expect([day.shown.length, day.folded]).toEqual([shown, folded]);
});

test('PUB-03 only planned posts that the reader may change are moved', () => {
  expect(canMove({ status: 'planned', can_edit: true })).toBe(true);
  expect(canMove({ status: 'planned', can_edit: false })).toBe(false);
  expect(canMove({ status: 'sent', can_edit: true })).toBe(false);
});

test('PUB-03 a moved post keeps its time by the same clocks', () => {
  expect(movedTo('2026-12-01T09:00', '2026-12-24')).toBe('2026-12-24T09:00');
});

test('PUB-03 a moment is over by the clocks of the company', () => {
  const now = new Date('2026-11-26T08:00:00Z');
  expect(isPast('2026-11-26T09:00', now, 'Europe/Warsaw')).toBe(true);
  expect(isPast('2026-11-26T09:01', now, 'Europe/Warsaw')).toBe(false);
  expect(isPast('2026-11-26T08:30', now, 'Europe/London')).toBe(false);
});

test.each([
  ['9:05', '09:05'],
  [' 23.59 ', '23:59'],
  ['24:00', undefined],
  ['9', undefined],
  ['12:60', undefined],
])('PUB-03 %j is the time %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test('PUB-03 days of the weeks around a month are told from its own', () => {
  expect(isSameMonth('2026-11-01', '2026-11-30')).toBe(true);
  expect(isSameMonth('2026-10-31', '2026-11-01')).toBe(false);
});
