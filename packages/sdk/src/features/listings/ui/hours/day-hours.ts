import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import {
  minutesOf,
  timeOfMinutes,
  type Weekday,
  weekdayAfter,
  weekdays,
} from '@pinfold/contract/features/listings/hours/calendar';
import { withTimes } from './with-times.ts';

/** What opens on one day. */
export function hoursOfDay(week: readonly HoursPeriod[], day: Weekday): HoursPeriod[] {
  return week.filter(({ open_day }) => open_day === day);
}

/** A week with other hours on one day, from Monday to Sunday. */
export function replaceDay(
  week: readonly HoursPeriod[],
  day: Weekday,
  periods: readonly HoursPeriod[],
): HoursPeriod[] {
  return weekdays.flatMap((one) => (one === day ? periods : hoursOfDay(week, one)));
}

/** What a day probably has when it opens: what the nearest day before it has, else usual hours. */
export function suggestedHours(week: readonly HoursPeriod[], day: Weekday): HoursPeriod[] {
  for (let back = 1; back < 7; back += 1) {
    const found = hoursOfDay(week, weekdayAfter(day, -back));
    if (found.length > 0)
      return found.map(({ open_time, close_time }) => withTimes(day, open_time, close_time));
  }
  return [withTimes(day, '09:00', '17:00')];
}

/** One more period after those that a day has: an hour's break, then four hours, as far as the day goes. */
export function oneMorePeriod(periods: readonly HoursPeriod[], day: Weekday): HoursPeriod {
  const last = periods.at(-1);
  const closes = last && last.close_day === day ? minutesOf(last.close_time) : undefined;
  if (closes === undefined || closes > 22 * 60) return withTimes(day, '', '');
  const opens = closes + 60;
  return withTimes(day, timeOfMinutes(opens), timeOfMinutes(Math.min(opens + 240, 1440)));
}
