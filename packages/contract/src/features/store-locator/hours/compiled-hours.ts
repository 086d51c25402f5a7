import { addDays, type CalendarDate } from '../../listings/hours/calendar.ts';
import { normalizeHours, rangeOfPeriod } from '../../listings/hours/opening-hours.ts';
import { type OpeningTimes, rangesOfDate } from '../../listings/hours/open-at.ts';
import { hoursOfDate } from './open-state.ts';

/**
 * Opening hours as numbers that a browser can ask without knowing the rules: what is open in a week, and on dates with
 * other hours than their weekday.
 */
export interface CompiledHours {
  /**
   * Start and end by turns, in minutes since Monday 00:00 of the store’s clocks, sorted; a range is of the day on which it
   * starts, and may end in the night after it, so that an end may pass 10,080.
   */
  week: number[];
  /** In order, from yesterday on: the date, and start and end by turns in minutes since it began. */
  dates: [date: string, ranges: number[]][];
}

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
