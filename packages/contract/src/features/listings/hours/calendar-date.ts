/** A day of the calendar without a time zone, as YYYY-MM-DD (product spec, section 9). */
export type CalendarDate = string;

/** Days since 1970-01-01; undefined for what is no day, such as 2026-02-30. */
export function dayNumber(date: CalendarDate): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
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
