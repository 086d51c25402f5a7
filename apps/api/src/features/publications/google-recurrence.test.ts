import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dateOfDay,
  dayNumber,
  type Weekday,
  weekdayOf,
} from '@pinfold/contract/features/listings/hours/calendar';
import { postTypes } from '@pinfold/contract/features/publications/local-post';
import {
  occurrencesOf,
  type PostRecurrence,
  recurrenceFaults,
} from '@pinfold/contract/features/publications/recurrence';
import { isOccurrence } from '@pinfold/sandbox';
import { recurrenceFromGoogle, toGoogleRecurrence } from './google-recurrence.ts';

const zones = ['Europe/Warsaw', 'America/New_York', 'Pacific/Auckland'] as const;
const firstDay = dayNumber('2026-01-01') ?? 0;

const recurrences = fc.record<PostRecurrence>({
  every: fc.constantFrom('day', 'week', 'month'),
  interval: fc.constant(1),
  days: fc.uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6), { minLength: 1 }),
  on: fc.constantFrom('day', 'nth_weekday', 'last_weekday'),
  until: fc.option(fc.integer({ min: 400, max: 1100 }).map((days) => dateOfDay(firstDay + days))),
  skip: fc.constant([]),
});

test('BEY-21 Google is told the dates that are ours, for two years and by the clocks of any place, and reads back the same', () => {
  fc.assert(
    fc.property(
      recurrences,
      fc.integer({ min: 0, max: 365 }),
      fc.constantFrom(...zones),
      (given, offset, zone) => {
        const first = dateOfDay(firstDay + offset);
        const recurrence = {
          ...given,
          days: given.every === 'week' ? given.days : [],
          on: given.every === 'month' ? given.on : ('day' as const),
        };
        const post = {
          type: postTypes.event,
          start: `${first}T18:00`,
          end: `${first}T20:00`,
          planned_at: `${first}T08:00`,
          planned_zone: 'location' as const,
          recurrence,
        };
        fc.pre(recurrenceFaults(post).length === 0);
        const told = toGoogleRecurrence(recurrence, first, zone);
        const days = Array.from({ length: 730 }, (_, index) => dateOfDay(firstDay + offset + index));
        const end = told.seriesEndTime === undefined ? Infinity : Date.parse(told.seriesEndTime);
        const theirs = days.filter((day) => isOccurrence(told, first, day) && startsBefore(day, zone, end));
        expect(occurrencesOf(post, first, days.at(-1) ?? first).map(({ on }) => on)).toEqual(theirs);
        const back = recurrenceFromGoogle(told, first, zone);
        expect({ ...back, days: back?.days.toSorted() }).toEqual({
          ...recurrence,
          days: recurrence.days.toSorted(),
        });
      },
    ),
    { numRuns: 60 },
  );
});

/** Whether an event at 18:00 of a day begins before a moment: a day in any of the zones ends within so many hours. */
function startsBefore(day: string, zone: string, end: number): boolean {
  const hoursBehindUtc = { 'Europe/Warsaw': -2, 'America/New_York': 5, 'Pacific/Auckland': -13 }[zone] ?? 0;
  return Date.parse(`${day}T18:00:00Z`) + hoursBehindUtc * 3_600_000 < end;
}

test('BEY-21 a weekly pattern without days is that of its start, and an unknown one is none', () => {
  const monday = '2026-01-05';
  expect(weekdayOf(monday)).toBe(0);
  expect(recurrenceFromGoogle({ weeklyPattern: {} }, monday, 'Europe/Warsaw')).toMatchObject({ days: [0] });
  expect(recurrenceFromGoogle({}, monday, 'Europe/Warsaw')).toBeNull();
});
