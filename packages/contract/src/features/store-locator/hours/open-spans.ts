import { dateOfDay, dayNumber, type CalendarDate } from '../../listings/hours/calendar-date.ts';
import { weekdayAfter } from '../../listings/hours/weekday.ts';
import { momentOf } from '../../listings/hours/zoned-time.ts';
import type { CompiledHours } from './compiled-hours.ts';
import { hoursOfWeekday, specialHoursOf } from './hours-of-date.ts';

/** When it is open from the day before a date until so many days after it: sorted and merged, in milliseconds. */
export function openSpans(
  hours: CompiledHours,
  zone: string,
  date: CalendarDate,
  days: number,
): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  const today = dayNumber(date) ?? 0;
  for (let day = today - 1; day <= today + days; day += 1) {
    const special = hours.dates.length > 0 ? specialHoursOf(hours, dateOfDay(day)) : undefined;
    // 1970-01-01 was a Thursday.
    const ranges = special ?? hoursOfWeekday(hours, weekdayAfter(3, day));
    for (let at = 0; at < ranges.length; at += 2)
      spans.push({
        start: momentOf(day, ranges[at] ?? 0, zone),
        end: momentOf(day, ranges[at + 1] ?? 0, zone),
      });
  }
  spans.sort((a, b) => a.start - b.start);
  const merged: typeof spans = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push(span);
  }
  return merged;
}
