import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import {
  minutesOf,
  minutesOfDay,
  type TimeOfDay,
  type Weekday,
  weekdayAfter,
} from '@pinfold/contract/features/listings/hours/calendar';

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
