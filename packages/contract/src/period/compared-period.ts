import { addDays } from '../features/listings/hours/calendar-date.ts';
import { yearEarlier } from './calendar-steps.ts';
import { daysIn } from './days-in.ts';
import { earliestDate, type Period, type PeriodComparison } from './date-presets.ts';

/**
 * The earlier period that one is compared with: as many days right before it, or the same days a year earlier; undefined
 * without a comparison, and where it would begin before anything can be asked for.
 */
export function comparedPeriod(period: Period, comparison: PeriodComparison): Period | undefined {
  if (comparison === 'none') return undefined;
  const compared =
    comparison === 'previous_year'
      ? { from: yearEarlier(period.from), to: yearEarlier(period.to) }
      : { from: comparedDay(period.from, period, comparison), to: addDays(period.from, -1) };
  return compared.from < earliestDate ? undefined : compared;
}

/** The day that lies under a day of a period in the earlier one. */
export function comparedDay(
  day: string,
  period: Period,
  comparison: Exclude<PeriodComparison, 'none'>,
): string {
  return comparison === 'previous_year' ? yearEarlier(day) : addDays(day, -daysIn(period));
}
