import * as z from 'zod';
import type { RecurrenceInfo } from '../../world/post-series.ts';
import type { ErrorDetail } from '../validation-error.ts';

const field = 'event.recurrence_info';

/** What is wrong with a pattern: there is exactly one, and a monthly one has exactly one day. */
export function checkRecurrence(
  info: RecurrenceInfo | undefined,
  start: string | undefined,
  longestDays: number | null,
): ErrorDetail[] {
  if (!info) return [];
  const patterns = [info.dailyPattern, info.weeklyPattern, info.monthlyPattern].filter(
    (one) => one !== undefined,
  );
  if (patterns.length !== 1) return [wrong(field, 'Exactly one recurrence pattern is required.')];
  const { monthlyPattern: monthly, seriesEndTime } = info;
  const { dayOfMonth, dayOfWeekOccurrence } = monthly ?? {};
  if (monthly && (dayOfMonth === undefined) === (dayOfWeekOccurrence === undefined))
    return [wrong(`${field}.monthly_pattern`, 'Exactly one day of the month is required.')];
  if (dayOfMonth !== undefined && (dayOfMonth < 1 || dayOfMonth > 31))
    return [wrong(`${field}.monthly_pattern.day_of_month`, 'The day of the month is out of range.')];
  if (seriesEndTime === undefined) return [];
  if (!z.iso.datetime({ offset: true }).safeParse(seriesEndTime).success)
    return [wrong(`${field}.series_end_time`, 'The end of the series is not a timestamp.')];
  if (start === undefined) return [];
  const lasts = Date.parse(seriesEndTime) - Date.parse(`${start}Z`);
  // The start is by the clock of a place, which may be up to a day off UTC.
  if (lasts < -day) return [wrong(`${field}.series_end_time`, 'The series ends before it starts.')];
  return longestDays !== null && lasts > (longestDays + 1) * day
    ? [wrong(`${field}.series_end_time`, 'The series is too long.')]
    : [];
}

function wrong(where: string, message: string): ErrorDetail {
  return { code: 'INVALID_ARGUMENT', field: where, message };
}

const day = 86_400_000;
