import { fault, type Fault } from '../fault.ts';
import { minutesOfWeek, rangeOfPeriod, type HoursPeriod, type WeekRange } from './hours-period.ts';
import { minutesOf, minutesOfDay } from './time-of-day.ts';
import { weekdayAfter } from './weekday.ts';

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
export function periodFault(period: HoursPeriod): Fault | undefined {
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
