import { addDays, type CalendarDate, weekdayOf } from '../hours/calendar.ts';
import type { OpeningTimes } from '../hours/open-at.ts';

/** A day off in a whole country, or in a region of it. */
export interface PublicHoliday {
  date: CalendarDate;
  /** In the user's language where it has one there, else in the country's own, else in English. */
  name: string;
  /** A weekday off in place of a holiday that falls on a weekend. */
  substitute: boolean;
}

/** First and last day with holiday data: lunar calendars are computed no further. */
export const holidayRange = { first: '2000-01-01', last: '2076-12-31' } as const;

/** Longest period of one request, in years. */
export const holidayPeriodYears = 2;

/** Whether `to` is on `from`'s day two years later at the latest, and not before it. */
export function isHolidayPeriod(from: CalendarDate, to: CalendarDate): boolean {
  const latest = `${Number(from.slice(0, 4)) + holidayPeriodYears}${from.slice(4)}`;
  return from <= to && to <= latest;
}

/** A holiday without special hours. */
export interface HolidayGap extends PublicHoliday {
  /** Customers now read regular hours for that day; otherwise that it is closed, as on each such weekday. */
  shown_open: boolean;
}

/**
 * Returns the holidays from today on that lack special hours. Special hours need regular ones, so that a location
 * without any has no gaps.
 */
export function holidayGaps(
  times: OpeningTimes,
  holidays: readonly PublicHoliday[],
  today: CalendarDate,
  days: number = holidayGapDays,
): HolidayGap[] {
  if (times.opening_hours.length === 0) return [];
  const covered = new Set(times.special_hours.map(({ start_date }) => start_date));
  const openDays = new Set(times.opening_hours.map(({ open_day }) => open_day));
  return holidaysBetween(holidays, today, addDays(today, days - 1))
    .filter(({ date }) => !covered.has(date))
    .map((holiday) => ({ ...holiday, shown_open: openDays.has(weekdayOf(holiday.date)) }));
}

/** Returns those of some holidays that fall on one of two dates or between them. */
export function holidaysBetween(
  holidays: readonly PublicHoliday[],
  from: CalendarDate,
  to: CalendarDate,
): PublicHoliday[] {
  return holidays.filter(({ date }) => from <= date && date <= to);
}

/** Days ahead that warnings (by default) and the quality score look at. */
export const holidayGapDays = 60;
