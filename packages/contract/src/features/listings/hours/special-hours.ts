import { addDays, dayNumber, type CalendarDate } from './calendar-date.ts';
import { minutesOf, minutesOfDay, type TimeOfDay } from './time-of-day.ts';

/**
 * Hours of one date that take the place of the regular ones; several for a date are several periods of it. Where it is
 * closed the times are ignored.
 */
export interface SpecialHoursPeriod {
  start_date: CalendarDate;
  /** The date itself, or the day after where it closes past midnight. */
  end_date: CalendarDate;
  closed: boolean;
  open_time: TimeOfDay | null;
  close_time: TimeOfDay | null;
}

/** What a person chooses for some dates at once. */
export type SpecialDay = 'closed' | { open_time: TimeOfDay; close_time: TimeOfDay }[];

/** Special hours of each date from one to another, both included: the provider takes them only one by one. */
export function specialHoursOfDates(
  from: CalendarDate,
  to: CalendarDate,
  day: SpecialDay,
): SpecialHoursPeriod[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (first === undefined || last === undefined) return [];
  const count = Math.min(Math.max(last - first + 1, 0), longestRange);
  return Array.from({ length: count }, (_, index) => addDays(from, index)).flatMap((date) =>
    day === 'closed' ? [closedOn(date)] : day.map((times) => openOn(date, times)),
  );
}

/** Minutes from the midnight that begins the start date; undefined where it is closed or cannot be read. */
export function rangeOfSpecial(period: SpecialHoursPeriod): { start: number; end: number } | undefined {
  const [first, last] = [dayNumber(period.start_date), dayNumber(period.end_date)];
  const start = minutesOf(period.open_time ?? '');
  const close = minutesOf(period.close_time ?? '');
  if (period.closed || first === undefined || last === undefined) return undefined;
  if (start === undefined || close === undefined) return undefined;
  const end = (last - first) * minutesOfDay + close;
  return end > start ? { start, end } : undefined;
}

function closedOn(date: CalendarDate): SpecialHoursPeriod {
  return { start_date: date, end_date: date, closed: true, open_time: null, close_time: null };
}

function openOn(
  date: CalendarDate,
  times: { open_time: TimeOfDay; close_time: TimeOfDay },
): SpecialHoursPeriod {
  const overnight = times.close_time <= times.open_time;
  return { start_date: date, end_date: overnight ? addDays(date, 1) : date, closed: false, ...times };
}

/** A leap year of dates; a mistyped year must not make thousands. */
const longestRange = 366;
