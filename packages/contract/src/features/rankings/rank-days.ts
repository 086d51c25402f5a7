import { calendarDay } from '../../dayjs.ts';
import {
  comparedDay,
  comparedPeriod,
  daysIn,
  type Period,
  type PeriodComparison,
  stepsOf,
} from '../../period.ts';
import type { CalendarDate } from '../listings/hours/calendar.ts';
import type { GridInterval, RankResolution } from './rank.ts';

/** Returns the default resolution of a series: at most 107 points for periods up to two years. */
export function rankResolution(period: Period): RankResolution {
  const days = daysIn(period);
  if (days <= 92) return 'day';
  return days <= 731 ? 'week' : 'month';
}

/** The first day of each point of a series; the first point and the last cover what the period has of their unit. */
export function pointsOf(period: Period, resolution: RankResolution): string[] {
  return stepsOf(period, resolution);
}

/**
 * The first day of each point of the earlier period. Its n-th point covers the days that lie under those of the n-th, not
 * a week or a month of its own, so that each is compared with as many days. Two points that begin on one day, as under a
 * leap day and the day before it, leave it to the later one.
 */
export function comparedPoints(
  points: readonly string[],
  period: Period,
  comparison: PeriodComparison,
): string[] {
  if (comparison === 'none' || !comparedPeriod(period, comparison)) return [];
  return points.map((day) => comparedDay(day, period, comparison));
}

/** The day of the scan after one; null where none follows by itself. A month after the 31st may be the last of a shorter one. */
export function nextScanDay(every: GridInterval, day: CalendarDate): CalendarDate | null {
  return every === 'never' ? null : calendarDay(day).add(1, every).format('YYYY-MM-DD');
}
