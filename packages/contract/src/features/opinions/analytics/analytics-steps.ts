import { daysIn, type Period, stepsOf, stepUnits, type StepUnit } from '../../../period.ts';

/** Most steps that a series can have. */
export const maxAnalyticsSteps = 400;

/** Most steps if no unit was requested: as many as a chart shows legibly. */
const shownSteps = 62;

/** A series of a period: how long a step is, and the first day of each. */
export interface AnalyticsSteps {
  unit: StepUnit;
  steps: string[];
}

/** Returns the steps of a period, by the requested unit or the shortest that makes at most 62; undefined if there are too many. */
export function analyticsSteps(period: Period, asked?: StepUnit): AnalyticsSteps | undefined {
  const unit = asked ?? shortestUnit(period);
  if (daysIn(period) > maxAnalyticsSteps * daysOf[unit]) return undefined;
  const steps = stepsOf(period, unit);
  return steps.length > maxAnalyticsSteps ? undefined : { unit, steps };
}

function shortestUnit(period: Period): StepUnit {
  const days = daysIn(period);
  const fits = (unit: StepUnit) =>
    days <= shownSteps * daysOf[unit] && stepsOf(period, unit).length <= shownSteps;
  return stepUnits.find(fits) ?? 'month';
}

/** The most days of one step: more than so many times that cannot fit, and need not be stepped through. */
const daysOf: Record<StepUnit, number> = { day: 1, week: 7, month: 31 };
