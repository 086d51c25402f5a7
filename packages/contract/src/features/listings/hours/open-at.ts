import { addDays, type CalendarDate, minutesOfDay, weekdayOf } from './calendar.ts';
import { type HoursPeriod, normalizeHours, rangeOfPeriod } from './opening-hours.ts';
import { rangeOfSpecial, type SpecialHoursPeriod } from './special-hours.ts';
import { instantOf, localTime } from './zoned-time.ts';

/** The hours of a location, regular and special. */
export interface OpeningTimes {
  opening_hours: readonly HoursPeriod[];
  special_hours: readonly SpecialHoursPeriod[];
}

/** Whether a location in this time zone is open at a moment. A night belongs to the date on which it began. */
export function isOpenAt(times: OpeningTimes, instant: Date, timeZone: string): boolean {
  return openUntil(openIntervals(times, instant, timeZone, 1), instant) !== undefined;
}

/** When it next opens or closes, within a year; undefined where it never does, as with 24/7. */
export function nextChange(
  times: OpeningTimes,
  instant: Date,
  timeZone: string,
): { at: Date; opens: boolean } | undefined {
  for (const days of [8, 370]) {
    const intervals = openIntervals(times, instant, timeZone, days);
    const until = openUntil(intervals, instant);
    const next = intervals.find(({ start }) => start > instant.getTime());
    if (until === undefined && next) return { at: new Date(next.start), opens: true };
    if (until !== undefined && until < endOfView(instant, timeZone, days))
      return { at: new Date(until), opens: false };
  }
  return undefined;
}

/** What reaches this moment may go on in days that were not looked at. */
function endOfView(instant: Date, timeZone: string, days: number): number {
  return instantOf(addDays(localTime(instant, timeZone).date, days + 1), 0, timeZone).getTime();
}

/** What opens on a date, in minutes since it began; special hours take the place of the regular ones. */
export function rangesOfDate(times: OpeningTimes, date: CalendarDate): { start: number; end: number }[] {
  const special = times.special_hours.filter((period) => period.start_date === date);
  if (special.length > 0)
    return special.some((period) => period.closed)
      ? []
      : special.flatMap((period) => rangeOfSpecial(period) ?? []);
  const day = weekdayOf(date);
  return normalizeHours(times.opening_hours)
    .filter((period) => period.open_day === day)
    .flatMap((period) => rangeOfPeriod(period) ?? [])
    .map(({ start, end }) => ({ start: start - day * minutesOfDay, end: end - day * minutesOfDay }));
}

interface Interval {
  start: number;
  end: number;
}

/** Sorted and merged, in milliseconds, from the day before a moment to so many days after it. */
function openIntervals(times: OpeningTimes, instant: Date, timeZone: string, days: number): Interval[] {
  const { date } = localTime(instant, timeZone);
  const intervals = Array.from({ length: days + 2 }, (_, index) => addDays(date, index - 1))
    .flatMap((one) => rangesOfDate(times, one).map((range) => zoned(one, range, timeZone)))
    .sort((a, b) => a.start - b.start);
  const merged: Interval[] = [];
  for (const interval of intervals) {
    const last = merged.at(-1);
    if (last && interval.start <= last.end) last.end = Math.max(last.end, interval.end);
    else merged.push(interval);
  }
  return merged;
}

function zoned(date: CalendarDate, { start, end }: Interval, timeZone: string): Interval {
  return {
    start: instantOf(date, start, timeZone).getTime(),
    end: instantOf(date, end, timeZone).getTime(),
  };
}

function openUntil(intervals: readonly Interval[], instant: Date): number | undefined {
  const moment = instant.getTime();
  return intervals.find(({ start, end }) => start <= moment && moment < end)?.end;
}
