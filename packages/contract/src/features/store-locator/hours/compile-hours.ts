import { addDays, type CalendarDate } from '../../listings/hours/calendar-date.ts';
import { rangeOfPeriod } from '../../listings/hours/hours-period.ts';
import { normalizeHours } from '../../listings/hours/normalize-hours.ts';
import { rangesOfDate, type OpeningTimes } from '../../listings/hours/open-at.ts';
import type { CompiledHours } from './compiled-hours.ts';
import { hoursOfDate } from './hours-of-date.ts';

/** Opening hours as a browser asks them: dates before yesterday and after a year are left out. */
export function compileHours(times: OpeningTimes, today: CalendarDate): CompiledHours {
  const week = normalizeHours(times.opening_hours)
    .flatMap((period) => rangeOfPeriod(period) ?? [])
    .flatMap(({ start, end }) => [start, end]);
  const [first, last] = [addDays(today, -1), addDays(today, 366)];
  const dates = [...new Set(times.special_hours.map((period) => period.start_date))]
    .filter((date) => date >= first && date <= last)
    .sort()
    .map((date): CompiledHours['dates'][number] => [date, merged(rangesOfDate(times, date))])
    .filter(([date, ranges]) => String(ranges) !== String(hoursOfDate({ week, dates: [] }, date)));
  return { week, dates };
}

function merged(ranges: readonly { start: number; end: number }[]): number[] {
  const all: number[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1) ?? -1;
    if (start <= last) all[all.length - 1] = Math.max(last, end);
    else all.push(start, end);
  }
  return all;
}
