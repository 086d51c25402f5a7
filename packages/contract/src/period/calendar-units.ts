import { addDays, dayNumber } from '../features/listings/hours/calendar-date.ts';

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const day = dayNumber(date) ?? 0;
  // The first day of all, 1970-01-01, was a Thursday.
  return addDays(date, -((((day + 3) % 7) + 7) % 7));
}

/** The first day of a date's month. */
export function monthOf(date: string): string {
  return `${date.slice(0, 8)}01`;
}
