import {
  minutesOfWeek,
  periodOfRange,
  rangeOfPeriod,
  type HoursPeriod,
  type WeekRange,
} from './hours-period.ts';
import { minutesOfDay } from './time-of-day.ts';

/**
 * The same hours in their one form: sorted, what touches or overlaps merged, a day's end at 24:00, and a night that
 * reaches past midnight as one period that begins on its evening. Periods that cannot be read are left out.
 */
export function normalizeHours(periods: readonly HoursPeriod[]): HoursPeriod[] {
  return mergeWeek(periods)
    .flatMap(cut)
    .sort((a, b) => a.start - b.start)
    .map(periodOfRange);
}

/** When it is open, as ranges that neither touch nor overlap, also not around Sunday's midnight. */
export function mergeWeek(periods: readonly HoursPeriod[]): WeekRange[] {
  const ranges = periods.flatMap((period) => rangeOfPeriod(period) ?? []).sort((a, b) => a.start - b.start);
  const merged: WeekRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return closeCircle(merged);
}

/** The week is a circle: what runs past Sunday swallows what it meets on Monday. */
function closeCircle(ranges: WeekRange[]): WeekRange[] {
  const last = ranges.at(-1);
  if (!last) return [];
  for (let first = ranges[0]; first; first = ranges[0]) {
    if (last.end - last.start >= minutesOfWeek) return [{ start: 0, end: minutesOfWeek }];
    if (first === last || last.end < first.start + minutesOfWeek) break;
    last.end = Math.max(last.end, first.end + minutesOfWeek);
    ranges.shift();
  }
  return ranges;
}

/** One period where the provider takes one; otherwise a piece for each day. */
function cut({ start, end }: WeekRange): WeekRange[] {
  const midnight = (Math.floor(start / minutesOfDay) + 1) * minutesOfDay;
  if (end <= midnight || (end - start < minutesOfDay && end - midnight < noon))
    return [{ start: start % minutesOfWeek, end: end - start + (start % minutesOfWeek) }];
  return [
    { start: start % minutesOfWeek, end: midnight - start + (start % minutesOfWeek) },
    ...cut({ start: midnight, end }),
  ];
}

/** A night ends at 11:59 of the next day at the latest, as at the provider. */
const noon = 720;
