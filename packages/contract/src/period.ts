import { calendarDay, type Dayjs } from './dayjs.ts';
import { dayNumber } from './features/listings/hours/calendar.ts';

/** The periods that people choose by name (product spec, section 9); `full` is everything since the beginning. */
export const datePresets = [
  'yesterday',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'last_180_days',
  'last_365_days',
  'previous_week',
  'previous_month',
  'previous_quarter',
  'previous_6_months',
  'previous_year',
  'full',
] as const;
/** One period by name. */
export type DatePreset = (typeof datePresets)[number];

/** Before this day nothing can be asked for (product spec, section 9). */
export const earliestDate = '2005-01-01';

/** Days from the first to the last, both included, as YYYY-MM-DD in the company's time zone. */
export interface Period {
  from: string;
  to: string;
}

/** With what a period is compared (product spec, section 9): the one just before it, or the same days a year ago. */
export const periodComparisons = ['none', 'previous_term', 'previous_year'] as const;
/** One comparison. */
export type PeriodComparison = (typeof periodComparisons)[number];

/**
 * The days of a period by name (product spec, section 9). Those called `last` end today and count it; those called
 * `previous` are calendar units before the current one, weeks from Monday.
 * @param firstMeasured where `full` begins; left out, it is today alone
 */
export function resolvePeriod(preset: DatePreset, today: string, firstMeasured: string = today): Period {
  const { from, to } =
    preset === 'full'
      ? { from: firstMeasured < today ? firstMeasured : today, to: today }
      : named[preset](calendarDay(today));
  return { from: from < earliestDate ? earliestDate : from, to };
}

const named: Record<Exclude<DatePreset, 'full'>, (today: Dayjs) => Period> = {
  yesterday: (today) => before(today, 1, 'day'),
  last_7_days: (today) => before(today.add(1, 'day'), 7, 'day'),
  last_30_days: (today) => before(today.add(1, 'day'), 30, 'day'),
  last_90_days: (today) => before(today.add(1, 'day'), 90, 'day'),
  last_180_days: (today) => before(today.add(1, 'day'), 180, 'day'),
  last_365_days: (today) => before(today.add(1, 'day'), 365, 'day'),
  previous_week: (today) => before(startOfWeek(today), 1, 'week'),
  previous_month: (today) => before(today.startOf('month'), 1, 'month'),
  previous_quarter: (today) =>
    before(today.startOf('month').subtract(today.month() % 3, 'month'), 3, 'month'),
  previous_6_months: (today) => before(today.startOf('month'), 6, 'month'),
  previous_year: (today) => before(today.startOf('year'), 1, 'year'),
};

/** So many units, up to the day before one. */
function before(end: Dayjs, count: number, unit: 'day' | 'week' | 'month' | 'year'): Period {
  return { from: iso(end.subtract(count, unit)), to: iso(end.subtract(1, 'day')) };
}

/** How many days a period has, the first and the last included. */
export function daysIn({ from, to }: Period): number {
  return calendarDay(to).diff(calendarDay(from), 'day') + 1;
}

/** Why two days make no period. */
export type PeriodFault = 'missing' | 'too_early' | 'in_future' | 'end_before_start';

/** A period as typed. */
export interface TypedPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns what is wrong with a period on the day `today` (product spec, section 9); undefined if it is valid. */
export function checkPeriod({ from, to }: TypedPeriod, today: string): PeriodFault | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (from < earliestDate) return 'too_early';
  if (to > today) return 'in_future';
  return from > to ? 'end_before_start' : undefined;
}

function isDay(date: string | undefined): date is string {
  return date !== undefined && dayNumber(date) !== undefined;
}

/**
 * The earlier period that one is compared with: as many days right before it, or the same days a year earlier; undefined
 * without a comparison, and where it would begin before anything can be asked for.
 */
export function comparedPeriod(period: Period, comparison: PeriodComparison): Period | undefined {
  if (comparison === 'none') return undefined;
  const compared = {
    from: comparedDay(period.from, period, comparison),
    to: comparedDay(period.to, period, comparison),
  };
  return compared.from < earliestDate ? undefined : compared;
}

/** The day that lies under a day of a period in the earlier one; a year before the 29th of February it is the 28th. */
export function comparedDay(
  day: string,
  period: Period,
  comparison: Exclude<PeriodComparison, 'none'>,
): string {
  const isYear = comparison === 'previous_year';
  return iso(calendarDay(day).subtract(isYear ? 1 : daysIn(period), isYear ? 'year' : 'day'));
}

/** How long one step of a series can be. Weeks begin on Monday. */
export const stepUnits = ['day', 'week', 'month'] as const;
/** How long one step of a series is. */
export type StepUnit = (typeof stepUnits)[number];

/** The first day of each step of a period; the first step and the last cover what the period has of their unit. */
export function stepsOf({ from, to }: Period, unit: StepUnit): string[] {
  const steps: string[] = [];
  for (let step = from; step <= to; step = stepAfter(step, unit)) steps.push(step);
  return steps;
}

/** The first day of the step after the one that a day lies in. */
export function stepAfter(date: string, unit: StepUnit): string {
  const day = calendarDay(date);
  return iso((unit === 'week' ? startOfWeek(day) : day.startOf(unit)).add(1, unit));
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return iso(startOfWeek(calendarDay(date)));
}

/** The first day of a date's month. */
export function monthOf(date: string): string {
  return iso(calendarDay(date).startOf('month'));
}

/** The first day of the month so many months later. */
export function monthsLater(date: string, months: number): string {
  return iso(calendarDay(date).startOf('month').add(months, 'month'));
}

/** dayjs would begin a week where the locale does. */
function startOfWeek(day: Dayjs): Dayjs {
  return day.subtract((day.day() + 6) % 7, 'day');
}

function iso(day: Dayjs): string {
  return day.format('YYYY-MM-DD');
}
