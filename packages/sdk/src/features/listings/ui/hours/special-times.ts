import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { SpecialDay } from '@pinfold/contract/features/listings/hours/special-hours';
import { withTimes } from './with-times.ts';

/** The times of a special day as periods of some day of the week, as an editor of a day takes them. */
export function timesToPeriods(day: SpecialDay): HoursPeriod[] {
  return day === 'closed' ? [] : day.map(({ open_time, close_time }) => withTimes(0, open_time, close_time));
}

export function periodsToTimes(periods: readonly HoursPeriod[]): SpecialDay {
  return periods.map(({ open_time, close_time }) => ({ open_time, close_time }));
}
