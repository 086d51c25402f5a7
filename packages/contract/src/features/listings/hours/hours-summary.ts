import { minutesOfDay, type TimeOfDay, type Weekday, weekdays } from './calendar.ts';
import {
  type HoursPeriod,
  mergeWeek,
  minutesOfWeek,
  normalizeHours,
  type WeekRange,
} from './opening-hours.ts';

/** Days in a row that have the same times; no times means closed. */
interface HoursGroup {
  from: Weekday;
  to: Weekday;
  times: { open_time: TimeOfDay; close_time: TimeOfDay }[];
}

/** A week in as few lines as it takes, from Monday to Sunday: data, which a view puts into words. */
export function hoursSummary(periods: readonly HoursPeriod[]): HoursGroup[] {
  const normal = normalizeHours(periods);
  const groups: HoursGroup[] = [];
  for (const day of weekdays) {
    const times = normal
      .filter((period) => period.open_day === day)
      .map(({ open_time, close_time }) => ({ open_time, close_time }));
    const last = groups.at(-1);
    if (last && sameTimes(last.times, times)) last.to = day;
    else groups.push({ from: day, to: day, times });
  }
  return groups;
}

function sameTimes(a: HoursGroup['times'], b: HoursGroup['times']): boolean {
  return (
    a.length === b.length &&
    a.every(
      ({ open_time, close_time }, at) => b[at]?.open_time === open_time && b[at].close_time === close_time,
    )
  );
}

/** A stretch of one day, in minutes since it began. */
export interface BarSegment {
  start: number;
  end: number;
  /** False if it continues from the day before. */
  opens: boolean;
  /** False if it continues into the next day. */
  closes: boolean;
}

/** A week for drawing: what of each day is open, cut at midnight. */
export function weekBars(periods: readonly HoursPeriod[]): { day: Weekday; segments: BarSegment[] }[] {
  const ranges = mergeWeek(periods);
  return weekdays.map((day) => ({
    day,
    segments: ranges
      .flatMap((range) => [0, minutesOfWeek].flatMap((shift) => segmentOf(range, day * minutesOfDay + shift)))
      .sort((a, b) => a.start - b.start),
  }));
}

function segmentOf(range: WeekRange, midnight: number): BarSegment[] {
  const start = Math.max(range.start, midnight);
  const end = Math.min(range.end, midnight + minutesOfDay);
  if (start >= end) return [];
  const always = range.end - range.start >= minutesOfWeek;
  return [
    {
      start: start - midnight,
      end: end - midnight,
      opens: start === range.start && !always,
      closes: end === range.end && !always,
    },
  ];
}
