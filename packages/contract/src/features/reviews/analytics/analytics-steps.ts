import { daysIn, type Period, stepsOf } from '../../../period.ts';
import { analyticsUnits, type AnalyticsUnit } from './review-analytics.ts';

/** A series has at most so many steps, whoever asks for them. */
export const maxAnalyticsSteps = 400;

/** So many where nobody says how long a step is: what a chart shows without a jam. */
const shownSteps = 62;

/** A series of a period: how long a step is, and the first day of each. */
export interface AnalyticsSteps {
  unit: AnalyticsUnit;
  steps: string[];
}

/** The steps of a period, by the unit that was asked for or else by the shortest that makes 62 at most; undefined when they are too many. */
export function analyticsSteps(period: Period, asked?: AnalyticsUnit): AnalyticsSteps | undefined {
  const unit = asked ?? shortestUnit(period);
  if (daysIn(period) > maxAnalyticsSteps * daysOf[unit]) return undefined;
  const steps = stepsOf(period, unit);
  return steps.length > maxAnalyticsSteps ? undefined : { unit, steps };
}

function shortestUnit(period: Period): AnalyticsUnit {
  const days = daysIn(period);
  const fits = (unit: AnalyticsUnit) =>
    days <= shownSteps * daysOf[unit] && stepsOf(period, unit).length <= shownSteps;
  return analyticsUnits.find(fits) ?? 'month';
}

/** The most days of one step: more than so many times that cannot fit, and need not be stepped through. */
const daysOf: Record<AnalyticsUnit, number> = { day: 1, week: 7, month: 31 };
