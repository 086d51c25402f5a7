import { fault, type Fault } from '../fault.ts';

/** A day of the calendar without a time zone, as YYYY-MM-DD (product spec, section 9). */
export type CalendarDate = string;

/** Days since 1970-01-01; undefined for what is no day of the years 1000 to 9999, such as 2026-02-30. */
export function dayNumber(date: CalendarDate): number | undefined {
  if (!/^[1-9]\d{3}(-\d\d){2}$/.test(date)) return undefined;
  const moment = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(moment)) return undefined;
  return dateOfDay(moment / dayLength) === date ? moment / dayLength : undefined;
}

export function dateOfDay(day: number): CalendarDate {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** The date so many days later; an unreadable date stays as it is. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const day = dayNumber(date);
  return day === undefined ? date : dateOfDay(day + days);
}

const dayLength = 86_400_000;

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

/** A time as HH:mm, from 00:00 to 24:00, which is the midnight that ends the day. */
export type TimeOfDay = string;

/** Minutes since the day began. Undefined for anything else, 24:01 to 24:59 included. */
export function minutesOf(time: TimeOfDay): number | undefined {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time);
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= minutesOfDay ? minutes : undefined;
}

export function timeOfMinutes(minutes: number): TimeOfDay {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export const minutesOfDay = 1440;

/** Every half hour of a day, for choosing from (product spec, section 9). */
export const halfHours: readonly TimeOfDay[] = /* @__PURE__ */ Array.from({ length: 48 }, (_, index) =>
  timeOfMinutes(index * 30),
);

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** What is wrong with a date as it was given: it is none, or its month has fewer days. */
export function dateFault(given: string): Fault | undefined {
  if (dayNumber(given) !== undefined) return undefined;
  const [, month, day] = /^(\d{4}-\d{2})-(\d{2})$/.exec(given) ?? [];
  const first = dayNumber(`${month}-01`);
  if (first === undefined || Number(day) < 29 || Number(day) > 31) return fault('date_invalid', { given });
  const next = `${addDays(dateOfDay(first), 31).slice(0, 7)}-01`;
  return fault('date_beyond_month', {
    given,
    month: `${month}-01`,
    days: (dayNumber(next) ?? first) - first,
  });
}
