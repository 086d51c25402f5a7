import { minutesOfWeek, type HoursPeriod, type WeekRange } from './hours-period.ts';
import { mergeWeek } from './normalize-hours.ts';
import { minutesOfDay } from './time-of-day.ts';
import { weekdays, type Weekday } from './weekday.ts';

/** A stretch of one day, in minutes since it began. */
export interface BarSegment {
  start: number;
  end: number;
  /** False where it goes on from the day before. */
  opens: boolean;
  /** False where it goes on into the day after. */
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
