import { sql, type SQL } from 'drizzle-orm';
import {
  checkPeriod,
  comparedPeriod,
  type DatePreset,
  earliestDate,
  type Period,
  type PeriodComparison,
  resolvePeriod,
} from '@pinfold/contract/period';
import { Problem } from '../problem.ts';

/** A period as requested, by name or by its days. */
export interface PeriodChoice {
  preset?: DatePreset | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  compare: PeriodComparison;
}

/**
 * Returns the days of a requested period, and those that it is compared with.
 * @param lastDay the last day that can be asked for: today in the company's time zone, or earlier where figures come late
 * @param firstDay finds where `full` begins; without a day, it is the last day alone
 * @throws Problem `period_invalid`
 */
export async function periodOf(
  { preset, date_from: from, date_to: to, compare }: PeriodChoice,
  lastDay: string,
  firstDay: () => Promise<string | undefined>,
): Promise<Period & { compared: Period | undefined }> {
  const typed = from !== undefined && to !== undefined && !checkPeriod({ from, to }, lastDay) && { from, to };
  const period = preset
    ? resolvePeriod(preset, lastDay, preset === 'full' ? await firstDay() : undefined)
    : typed;
  if (!period) throw invalidPeriod(lastDay);
  return { ...period, compared: comparedPeriod(period, compare) };
}

/** Returns the problem of days that make no period until a last day. */
export function invalidPeriod(latest: string): Problem {
  return new Problem('period_invalid', { values: { earliest: earliestDate, latest } });
}

/** Whether a moment lies on a day of a time zone, the company's as a rule, or later. */
export function isOnOrAfter(moment: SQL, day: string, timezone: string): SQL {
  return sql`${moment} >= (${day}::date::timestamp at time zone ${timezone})`;
}

/** Whether a moment lies on a day of a time zone or earlier: the day is included whole. */
export function isOnOrBefore(moment: SQL, day: string, timezone: string): SQL {
  return sql`${moment} < ((${day}::date + 1)::timestamp at time zone ${timezone})`;
}

/** Whether a column of days lies within one of some periods. */
export function isWithin(column: SQL, ...periods: readonly Period[]): SQL {
  const each = periods.map(({ from, to }) => sql`${column} between ${from}::date and ${to}::date`);
  return sql`(${sql.join(each, sql` or `)})`;
}
