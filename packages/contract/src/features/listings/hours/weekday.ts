import { dayNumber, type CalendarDate } from './calendar-date.ts';

/** Monday is 0, Sunday 6 (product spec, section 3). */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

export type Weekday = (typeof weekdays)[number];

export function weekdayOf(date: CalendarDate): Weekday {
  // 1970-01-01 was a Thursday.
  return weekdayAfter(3, dayNumber(date) ?? 0);
}

export function weekdayAfter(day: Weekday, days: number): Weekday {
  return weekdays[(((day + days) % 7) + 7) % 7] ?? 0;
}
