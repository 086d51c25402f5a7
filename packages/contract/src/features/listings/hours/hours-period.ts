import { minutesOf, minutesOfDay, timeOfMinutes, type TimeOfDay } from './time-of-day.ts';
import { weekdayAfter, type Weekday } from './weekday.ts';

/** A time of each week in which a location is open; it may close on a later day. */
export interface HoursPeriod {
  open_day: Weekday;
  open_time: TimeOfDay;
  close_day: Weekday;
  close_time: TimeOfDay;
}

/** Minutes since Monday began. The end lies after the start, past Sunday's midnight if need be. */
export interface WeekRange {
  start: number;
  end: number;
}

/** Undefined for a period whose times cannot be read or that ends where it starts or before. */
export function rangeOfPeriod(period: HoursPeriod): WeekRange | undefined {
  const opens = minutesOf(period.open_time);
  const closes = minutesOf(period.close_time);
  if (opens === undefined || closes === undefined) return undefined;
  const days = (period.close_day - period.open_day + 7) % 7;
  const start = period.open_day * minutesOfDay + opens;
  const end = (period.open_day + days) * minutesOfDay + closes;
  return end > start ? { start, end } : undefined;
}

/** Closes at 24:00 rather than at 00:00 of the day after. */
export function periodOfRange({ start, end }: WeekRange): HoursPeriod {
  const first = Math.floor(start / minutesOfDay);
  const last = Math.ceil(end / minutesOfDay) - 1;
  return {
    open_day: weekdayAfter(0, first),
    open_time: timeOfMinutes(start - first * minutesOfDay),
    close_day: weekdayAfter(0, last),
    close_time: timeOfMinutes(end - last * minutesOfDay),
  };
}

export const minutesOfWeek: number = 7 * minutesOfDay;
