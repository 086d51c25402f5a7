import { addDays } from '../features/listings/hours/calendar-date.ts';
import { monthsLater } from './calendar-steps.ts';
import { mondayOf, monthOf } from './calendar-units.ts';
import type { Period } from './date-presets.ts';

/** How long one step of a series is. Weeks begin on Monday. */
export type StepUnit = 'day' | 'week' | 'month';

/** The first day of each step of a period; the first step and the last cover what the period has of their unit. */
export function stepsOf({ from, to }: Period, unit: StepUnit): string[] {
  const steps: string[] = [];
  for (let day = from; day <= to; day = nextUnit[unit](day)) steps.push(day);
  return steps;
}

const nextUnit: Record<StepUnit, (day: string) => string> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(mondayOf(day), 7),
  month: (day) => monthsLater(monthOf(day), 1),
};
