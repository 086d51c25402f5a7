import { addDays, dateOfDay } from '../features/listings/hours/calendar-date.ts';

/** The first day of the month so many months later; of a month by its first day. */
export function monthsLater(month: string, months: number): string {
  return dateOfDay(Date.UTC(yearOf(month), monthIndexOf(month) + months, 1) / 86_400_000);
}

/** The same day a year earlier; the 28th for the 29th of February. */
export function yearEarlier(date: string): string {
  const isLeapDay = date.endsWith('-02-29');
  const day = isLeapDay ? addDays(date, -1) : date;
  return `${String(yearOf(day) - 1).padStart(4, '0')}${day.slice(4)}`;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function monthIndexOf(date: string): number {
  return Number(date.slice(5, 7)) - 1;
}
