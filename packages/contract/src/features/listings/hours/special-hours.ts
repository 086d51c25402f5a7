import { fault, type Fault } from '../fault.ts';
import {
  addDays,
  type CalendarDate,
  dateFault,
  dayNumber,
  minutesOf,
  minutesOfDay,
  type TimeOfDay,
  timeOfMinutes,
} from './calendar.ts';
import type { HoursPeriod, PeriodFault } from './opening-hours.ts';

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

/** What the provider would refuse in special hours, which only a location with regular hours can have. */
export function specialHoursFaults(
  special: readonly SpecialHoursPeriod[],
  regular: readonly HoursPeriod[],
): PeriodFault[] {
  if (special.length > 0 && regular.length === 0)
    return [{ index: 0, fault: fault('regular_hours_required') }];
  return special.flatMap((period, index) => {
    const found = specialPeriodFault(period) ?? conflict(period, special.slice(0, index));
    return found ? [{ index, fault: found }] : [];
  });
}

/** It ends on its date, or at 11:59 of the next day at the latest, after less than 24 hours unless it is a whole day. */
export function specialPeriodFault(period: SpecialHoursPeriod): Fault | undefined {
  const { start_date: date, open_time: open, close_time: close } = period;
  const [first, last] = [dayNumber(date), dayNumber(period.end_date)];
  if (first === undefined || last === undefined) return dateFault(date) ?? dateFault(period.end_date);
  const dates = { date, last: period.end_date };
  if (last < first) return fault('dates_inverted', dates);
  if (period.closed) return last === first ? undefined : fault('closed_period_of_several_dates', dates);
  for (const time of [open ?? '', close ?? ''])
    if (minutesOf(time) === undefined) return fault('time_invalid', { time });
  const range = rangeOfSpecial(period);
  if (!range) return fault('hours_inverted', { open: open ?? '', close: close ?? '' });
  if (range.end > latestEnd) return fault('special_hours_end_too_late', { date, latest: '11:59' });
  const wholeDay = range.start === 0 && range.end === minutesOfDay;
  if (range.end - range.start >= minutesOfDay && !wholeDay)
    return fault('hours_too_long', { open: open ?? '', close: close ?? '' });
  return undefined;
}

function conflict(period: SpecialHoursPeriod, earlier: readonly SpecialHoursPeriod[]): Fault | undefined {
  const date = period.start_date;
  const sameDate = earlier.filter((other) => other.start_date === date);
  if (sameDate.some((other) => other.closed !== period.closed))
    return fault('special_hours_closed_and_open', { date });
  return sameDate.some((other) => period.closed || overlap(other, period)) ||
    earlier.some((other) => overlap(other, period))
    ? fault('special_hours_overlap', { date })
    : undefined;
}

function overlap(a: SpecialHoursPeriod, b: SpecialHoursPeriod): boolean {
  const [one, other] = [rangeOfSpecial(a), rangeOfSpecial(b)];
  if (!one || !other) return false;
  const shift = ((dayNumber(b.start_date) ?? 0) - (dayNumber(a.start_date) ?? 0)) * minutesOfDay;
  return Math.max(one.start, other.start + shift) < Math.min(one.end, other.end + shift);
}

const latestEnd = minutesOfDay + 719;

/** The same special hours in their one form: by date, what touches on a date merged, closed dates without times. */
export function normalizeSpecialHours(periods: readonly SpecialHoursPeriod[]): SpecialHoursPeriod[] {
  const dates = [...new Set(periods.map((period) => period.start_date))].sort();
  return dates.flatMap((date): SpecialHoursPeriod[] => {
    const ofDate = periods.filter((period) => period.start_date === date);
    if (ofDate.some((period) => period.closed))
      return [{ start_date: date, end_date: date, closed: true, open_time: null, close_time: null }];
    return rangesOf(ofDate).map(({ start, end }) => {
      const days = Math.ceil(end / minutesOfDay) - 1;
      return {
        start_date: date,
        end_date: addDays(date, days),
        closed: false,
        open_time: timeOfMinutes(start),
        close_time: timeOfMinutes(end - days * minutesOfDay),
      };
    });
  });
}

/** Whether the same dates have the same hours, however they are ordered or split. */
export function sameSpecialHours(
  a: readonly SpecialHoursPeriod[],
  b: readonly SpecialHoursPeriod[],
): boolean {
  return specialHoursKey(a) === specialHoursKey(b);
}

/** Equal for special hours that are the same. */
export function specialHoursKey(periods: readonly SpecialHoursPeriod[]): string {
  return normalizeSpecialHours(periods)
    .map((one) =>
      one.closed
        ? `${one.start_date} off`
        : `${one.start_date} ${one.open_time}-${one.end_date} ${one.close_time}`,
    )
    .join(',');
}

/** Ranges of one date that neither touch nor overlap; what is longer than a day is cut at midnight. */
function rangesOf(periods: readonly SpecialHoursPeriod[]): { start: number; end: number }[] {
  const ranges = periods.flatMap((period) => rangeOfSpecial(period) ?? []).sort((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged.flatMap(({ start, end }) =>
    end - start <= minutesOfDay
      ? [{ start, end }]
      : [
          { start, end: minutesOfDay },
          { start: minutesOfDay, end },
        ],
  );
}

/** Returns the periods that end on `today` or later. */
export function upcomingSpecialHours(
  periods: readonly SpecialHoursPeriod[],
  today: string,
): SpecialHoursPeriod[] {
  const from = dayNumber(today) ?? 0;
  return periods.filter((period) => (dayNumber(period.end_date) ?? from) >= from);
}
