import {
  addDays,
  type CalendarDate,
  type Weekday,
  weekdayOf,
  weekdays,
} from '@pinfold/contract/features/listings/hours/calendar';
import { instantOf, localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { PostRecurrence } from '@pinfold/contract/features/publications/recurrence';
import type {
  GoogleOccurrence,
  GoogleRecurrence,
  GoogleWeekday,
} from '../../providers/google-business-profile/publications.ts';

/**
 * How Google is told to repeat what begins on a date. Only what its pattern can say: no interval, no dates left out.
 * @param zone by whose clocks the last day ends
 */
export function toGoogleRecurrence(
  { every, days, on, until }: PostRecurrence,
  first: CalendarDate,
  zone: string,
): GoogleRecurrence {
  return {
    ...(until !== null && { seriesEndTime: instantOf(addDays(until, 1), 0, zone).toISOString() }),
    ...(every === 'day' && { dailyPattern: {} }),
    ...(every === 'week' && {
      weeklyPattern: { daysOfWeek: days.toSorted().map((day) => weekdayNames[day]) },
    }),
    ...(every === 'month' && { monthlyPattern: monthlyPattern(on, first) }),
  };
}

function monthlyPattern(
  on: PostRecurrence['on'],
  first: CalendarDate,
): NonNullable<GoogleRecurrence['monthlyPattern']> {
  const day = Number(first.slice(8));
  if (on === 'day') return { dayOfMonth: day };
  const nth = occurrenceNames[Math.ceil(day / 7) - 1] ?? 'LAST';
  return { dayOfWeekOccurrence: on === 'last_weekday' ? 'LAST' : nth };
}

/** How a post that begins on a date repeats at Google; null where its pattern is none that is known. */
export function recurrenceFromGoogle(
  { seriesEndTime, dailyPattern, weeklyPattern, monthlyPattern: monthly }: GoogleRecurrence,
  first: CalendarDate,
  zone: string,
): PostRecurrence | null {
  const end = Date.parse(seriesEndTime ?? '');
  const until = Number.isNaN(end) ? null : localTime(new Date(end - 1), zone).date;
  const daily: PostRecurrence = { every: 'day', interval: 1, days: [], on: 'day', until, skip: [] };
  if (dailyPattern) return daily;
  if (weeklyPattern) {
    const named = (weeklyPattern.daysOfWeek ?? []).flatMap((name) => weekdayOfName(name) ?? []);
    return { ...daily, every: 'week', days: named.length > 0 ? named : [weekdayOf(first)] };
  }
  if (!monthly) return null;
  const { dayOfWeekOccurrence: nth } = monthly;
  return {
    ...daily,
    every: 'month',
    on: nth === undefined ? 'day' : nth === 'LAST' ? 'last_weekday' : 'nth_weekday',
  };
}

const weekdayNames = {
  0: 'MONDAY',
  1: 'TUESDAY',
  2: 'WEDNESDAY',
  3: 'THURSDAY',
  4: 'FRIDAY',
  5: 'SATURDAY',
  6: 'SUNDAY',
} as const satisfies Record<Weekday, GoogleWeekday>;

function weekdayOfName(name: string): Weekday | undefined {
  return weekdays.find((day) => weekdayNames[day] === name);
}

const occurrenceNames = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'] as const satisfies GoogleOccurrence[];
