import type { CalendarDate } from '../../listings/hours/calendar-date.ts';
import { minutesOfDay } from '../../listings/hours/time-of-day.ts';
import { weekdayOf, type Weekday } from '../../listings/hours/weekday.ts';
import type { CompiledHours } from './compiled-hours.ts';

/** What opens on a date: start and end by turns, in minutes since it began; an end past 1,440 is in the night after it. */
export function hoursOfDate(hours: CompiledHours, date: CalendarDate): readonly number[] {
  return specialHoursOf(hours, date) ?? hoursOfWeekday(hours, weekdayOf(date));
}

/** The same for a date with other hours than its weekday, empty when it is closed; undefined for every other date. */
export function specialHoursOf(hours: CompiledHours, date: CalendarDate): readonly number[] | undefined {
  return hours.dates.find(([special]) => special === date)?.[1];
}

/** The same for a day of the week, Monday being 0. */
export function hoursOfWeekday({ week }: CompiledHours, day: Weekday): number[] {
  const begin = day * minutesOfDay;
  const ranges: number[] = [];
  for (let at = 0; at < week.length; at += 2) {
    const start = (week[at] ?? 0) - begin;
    if (start >= 0 && start < minutesOfDay) ranges.push(start, (week[at + 1] ?? 0) - begin);
  }
  return ranges;
}
