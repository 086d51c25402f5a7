import { addDays } from '../features/listings/hours/calendar-date.ts';
import { monthsLater } from './calendar-steps.ts';
import { monthOf, mondayOf } from './calendar-units.ts';
import { earliestDate, type DatePreset, type Period } from './date-presets.ts';

/**
 * The days of a period by name (product spec, section 9). Those called `last` end today and count it; those called
 * `previous` are calendar units before the current one, weeks from Monday.
 * @param firstMeasured where `full` begins; left out, it is today alone
 */
export function resolvePeriod(preset: DatePreset, today: string, firstMeasured: string = today): Period {
  const period = periods[preset](today, firstMeasured);
  return { from: period.from < earliestDate ? earliestDate : period.from, to: period.to };
}

type Resolve = (today: string, firstMeasured: string) => Period;

const periods: Record<DatePreset, Resolve> = {
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  last_7_days: last(7),
  last_30_days: last(30),
  last_90_days: last(90),
  last_180_days: last(180),
  last_365_days: last(365),
  previous_week: (today) => ({ from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }),
  previous_month: (today) => monthsBefore(monthOf(today), 1),
  previous_quarter: (today) => monthsBefore(beginOf(today, 3), 3),
  previous_6_months: (today) => monthsBefore(monthOf(today), 6),
  previous_year: (today) => monthsBefore(beginOf(today, 12), 12),
  full: (today, firstMeasured) => ({ from: firstMeasured < today ? firstMeasured : today, to: today }),
};

function last(days: number): Resolve {
  return (today) => ({ from: addDays(today, 1 - days), to: today });
}

function monthsBefore(begin: string, months: number): Period {
  return { from: monthsLater(begin, -months), to: addDays(begin, -1) };
}

/** The first day of the quarter or year of a date: of the unit of so many months. */
function beginOf(date: string, months: number): string {
  const month = Number(date.slice(5, 7)) - 1;
  return monthsLater(monthOf(date), -(month % months));
}
