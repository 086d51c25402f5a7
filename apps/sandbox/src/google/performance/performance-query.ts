import type { HonoRequest } from 'hono';
import { dateOf, dayNumber } from '../../world/warsaw-time.ts';
import { GoogleError, invalidArgument } from '../google-error.ts';
import { type DailyMetric, dailyMetrics } from './daily-figures.ts';
import type { MetricRefusal } from './performance-state.ts';
import type { Month } from './search-keywords.ts';

/** Reads the metrics that are asked for; refuses the first that Google does not know, or no longer takes. */
export function readMetrics(request: HonoRequest, refusals: readonly MetricRefusal[]): DailyMetric[] {
  const asked = [...(request.queries('dailyMetrics') ?? []), ...(request.queries('daily_metrics') ?? [])];
  if (asked.length === 0) throw invalidArgument('daily_metrics', 'At least one daily metric is required.');
  return asked.map((name, index) => {
    const metric = dailyMetrics.find((one) => one === name);
    const refusal = refusals.find((one) => one.metric === name);
    if (metric && !refusal) return metric;
    throw refusal?.isNamed === false ? unexplained() : unknownMetric(name, index);
  });
}

/** Reads the days of `dailyRange`, both included, as days from 1970. */
export function readDailyRange(request: HonoRequest): { from: number; to: number } {
  const [from, to] = ['dailyRange.startDate', 'dailyRange.endDate'].map((path) => {
    const [year, month, day] = readNumbers(request, path, ['year', 'month', 'day']);
    const date = [String(year).padStart(4, '0'), padded(month), padded(day)].join('-');
    const number = dayNumber(date);
    if (Number.isNaN(number) || dateOf(number) !== date)
      throw invalidArgument(snakeCase(path), 'Invalid date.');
    return number;
  }) as [number, number];
  if (from > to) throw invalidArgument('daily_range', 'The start date is after the end date.');
  return { from, to };
}

/** Reads the months of `monthlyRange`, both included. */
export function readMonthlyRange(request: HonoRequest): { first: Month; last: Month } {
  const [first, last] = ['monthlyRange.startMonth', 'monthlyRange.endMonth'].map((path) => {
    const [year = 0, month = 0] = readNumbers(request, path, ['year', 'month']);
    if (month < 1 || month > 12) throw invalidArgument(snakeCase(path), 'Invalid month.');
    return { year, month };
  }) as [Month, Month];
  if (first.year * 12 + first.month > last.year * 12 + last.month)
    throw invalidArgument('monthly_range', 'The start month is after the end month.');
  return { first, last };
}

/** Google takes a field's path as the reference spells it, and as its examples do. */
function readNumbers(request: HonoRequest, path: string, parts: readonly string[]): number[] {
  return parts.map((part) => {
    const given = request.query(`${path}.${part}`) ?? request.query(`${snakeCase(path)}.${part}`) ?? '';
    if (!/^\d{1,4}$/.test(given))
      throw invalidArgument(`${snakeCase(path)}.${part}`, 'A number is required.');
    return Number(given);
  });
}

function snakeCase(path: string): string {
  return path.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function padded(part: number | undefined): string {
  return String(part).padStart(2, '0');
}

/** As Google's parser refuses a value that an enum does not have. */
function unknownMetric(name: string, index: number): GoogleError {
  const type = 'type.googleapis.com/google.mybusiness.businessprofileperformance.v1.DailyMetric';
  const description = `Invalid value at 'daily_metrics[${index}]' (${type}), "${name}"`;
  return new GoogleError('INVALID_ARGUMENT', description, [
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field: `daily_metrics[${index}]`, description }],
    },
  ]);
}

function unexplained(): GoogleError {
  return new GoogleError('INVALID_ARGUMENT', 'Request contains an invalid argument.');
}
