import { addDays, type CalendarDate } from '../hours/calendar-date.ts';
import type { OpeningTimes } from '../hours/open-at.ts';
import { weekdayOf } from '../hours/weekday.ts';
import { holidaysBetween, type PublicHoliday } from './public-holidays.ts';

/** A holiday for which nobody said whether the location is open. */
export interface HolidayGap extends PublicHoliday {
  /** Customers now read regular hours for that day; otherwise that it is closed, as on each such weekday. */
  shown_open: boolean;
}

/**
 * Public holidays from today on that lack special hours. Special hours need regular ones, so that a location without
 * any has no gaps.
 */
export function holidayGaps(
  times: OpeningTimes,
  country: string,
  today: CalendarDate,
  days: number = holidayGapDays,
): HolidayGap[] {
  if (times.opening_hours.length === 0) return [];
  const covered = new Set(times.special_hours.map(({ start_date }) => start_date));
  const openDays = new Set(times.opening_hours.map(({ open_day }) => open_day));
  return holidaysBetween(country, today, addDays(today, days - 1))
    .filter(({ date }) => !covered.has(date))
    .map((holiday) => ({ ...holiday, shown_open: openDays.has(weekdayOf(holiday.date)) }));
}

/** How far ahead a warning looks when nobody says otherwise. */
export const holidayGapDays = 60;
