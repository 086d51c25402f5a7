import {
  comparedDay,
  comparedPeriod,
  daysIn,
  type Period,
  type PeriodComparison,
  type StepUnit,
  stepUnits,
} from './period.ts';

/** Returns the step that a series has unless one is chosen: at most 107 points for periods up to two years. */
export function seriesUnit(period: Period): StepUnit {
  const days = daysIn(period);
  if (days <= 92) return 'day';
  return days <= 731 ? 'week' : 'month';
}

/**
 * Returns the steps that people can choose for a series, the one that it has by itself among them: days of a year at most,
 * and weeks and months from two of them.
 */
export function offeredSteps(period: Period): StepUnit[] {
  const days = daysIn(period);
  const isOffered: Record<StepUnit, boolean> = { day: days <= 366, week: days >= 14, month: days >= 59 };
  return stepUnits.filter((unit) => isOffered[unit]);
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
