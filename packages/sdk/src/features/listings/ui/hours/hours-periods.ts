import {
  minutesOf,
  minutesOfDay,
  type TimeOfDay,
  timeOfMinutes,
  type Weekday,
  weekdayAfter,
  weekdays,
} from '@pinfold/contract/features/listings/hours/calendar';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { SpecialDay } from '@pinfold/contract/features/listings/hours/special-hours';

/** A period that opens on a day; one that closes no later than it opens closes on the next day. */
export function withTimes(day: Weekday, open_time: TimeOfDay, close_time: TimeOfDay): HoursPeriod {
  const [open, close] = [minutesOf(open_time), minutesOf(close_time)];
  const isAllDay = open === 0 && close === 0;
  const isOvernight = open !== undefined && close !== undefined && close <= open && !isAllDay;
  return {
    open_day: day,
    open_time,
    close_day: isOvernight ? weekdayAfter(day, 1) : day,
    close_time: isAllDay ? '24:00' : close_time,
  };
}

/** Whether it is open from midnight to midnight. */
export function isWholeDay({ open_day, open_time, close_day, close_time }: HoursPeriod): boolean {
  const untilMidnight = close_day === open_day && minutesOf(close_time) === minutesOfDay;
  const intoMidnight = close_day === weekdayAfter(open_day, 1) && close_time === '00:00';
  return open_time === '00:00' && (untilMidnight || intoMidnight);
}

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

/** The times of a special day as periods of some day of the week, as an editor of a day takes them. */
export function timesToPeriods(day: SpecialDay): HoursPeriod[] {
  return day === 'closed' ? [] : day.map(({ open_time, close_time }) => withTimes(0, open_time, close_time));
}

export function periodsToTimes(periods: readonly HoursPeriod[]): SpecialDay {
  return periods.map(({ open_time, close_time }) => ({ open_time, close_time }));
}
