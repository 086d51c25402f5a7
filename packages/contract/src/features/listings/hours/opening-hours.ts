import { fault, type Fault } from '../fault.ts';
import {
  minutesOf,
  minutesOfDay,
  type TimeOfDay,
  timeOfMinutes,
  type Weekday,
  weekdayAfter,
} from './calendar.ts';

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
function periodOfRange({ start, end }: WeekRange): HoursPeriod {
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

/** A fault of one period in a list. */
export interface PeriodFault {
  index: number;
  fault: Fault;
}

/** What the provider would refuse in a week of hours; with an overlap, the later period of the list is named. */
export function hoursFaults(periods: readonly HoursPeriod[]): PeriodFault[] {
  const single = periods.flatMap((period, index) => {
    const found = periodFault(period);
    return found ? [{ index, fault: found }] : [];
  });
  const overlaps = overlappingPeriods(periods).map(([, index, day]) => ({
    index,
    fault: fault('hours_overlap', { day }),
  }));
  return [...single, ...overlaps];
}

/** A period lasts less than 24 hours, unless it is exactly one day. */
function periodFault(period: HoursPeriod): Fault | undefined {
  const { open_time: open, close_time: close } = period;
  for (const time of [open, close]) if (minutesOf(time) === undefined) return fault('time_invalid', { time });
  const range = rangeOfPeriod(period);
  if (!range) return fault('hours_inverted', { open, close });
  const wholeDay = range.start % minutesOfDay === 0 && range.end - range.start === minutesOfDay;
  if (range.end - range.start >= minutesOfDay && !wholeDay) return fault('hours_too_long', { open, close });
  return undefined;
}

/** Pairs of periods, by index, that share a time, with the first day on which they do. Touching is no overlap. */
export function overlappingPeriods(periods: readonly HoursPeriod[]): [number, number, number][] {
  const ranges = periods.map(rangeOfPeriod);
  return ranges.flatMap((later, index) =>
    ranges.slice(0, index).flatMap((earlier, other): [number, number, number][] => {
      const from = earlier && later && sharedFrom(earlier, later);
      return from === undefined ? [] : [[other, index, weekdayAfter(0, Math.floor(from / minutesOfDay))]];
    }),
  );
}

function sharedFrom(a: WeekRange, b: WeekRange): number | undefined {
  for (const shift of [0, minutesOfWeek, -minutesOfWeek]) {
    const start = Math.max(a.start, b.start + shift);
    if (start < Math.min(a.end, b.end + shift)) return start;
  }
  return undefined;
}

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

/** Whether two weeks are open at the same times, however their periods are ordered or split. */
export function sameHours(a: readonly HoursPeriod[], b: readonly HoursPeriod[]): boolean {
  return hoursKey(a) === hoursKey(b);
}

/** Equal for hours that are the same. */
export function hoursKey(periods: readonly HoursPeriod[]): string {
  return normalizeHours(periods)
    .map((period) => `${period.open_day} ${period.open_time}-${period.close_day} ${period.close_time}`)
    .join(',');
}

/** Gives some days the hours of another one: what opened on them goes, what opens on that day is repeated. */
export function copyHours(
  periods: readonly HoursPeriod[],
  from: Weekday,
  to: readonly Weekday[],
): HoursPeriod[] {
  const targets = to.filter((day) => day !== from);
  const source = periods.filter((period) => period.open_day === from);
  const kept = periods.filter((period) => !targets.includes(period.open_day));
  return [...kept, ...targets.flatMap((day) => source.map((period) => moveTo(period, day)))].sort(
    (a, b) => startOf(a) - startOf(b),
  );
}

function moveTo(period: HoursPeriod, day: Weekday): HoursPeriod {
  const close_day = weekdayAfter(period.close_day, day - period.open_day);
  return { ...period, open_day: day, close_day };
}

function startOf(period: HoursPeriod): number {
  return rangeOfPeriod(period)?.start ?? period.open_day * minutesOfDay;
}
