import { comparedDay, comparedPeriod, type Period, type PeriodComparison, stepsOf } from '../../period.ts';
import type { RankResolution } from './rank-enums.ts';

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
