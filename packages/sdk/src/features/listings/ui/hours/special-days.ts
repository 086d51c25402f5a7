import type { HolidayGap } from '@pinfold/contract/features/listings/holidays/public-holidays';
import {
  addDays,
  type CalendarDate,
  minutesOfDay,
  timeOfMinutes,
} from '@pinfold/contract/features/listings/hours/calendar';
import { type OpeningTimes, rangesOfDate } from '@pinfold/contract/features/listings/hours/open-at';
import {
  type SpecialDay,
  specialHoursOfDates,
  type SpecialHoursPeriod,
  upcomingSpecialHours,
} from '@pinfold/contract/features/listings/hours/special-hours';

/** Dates in a row that have the same special hours. */
export interface SpecialDays {
  from: CalendarDate;
  to: CalendarDate;
  day: SpecialDay;
  isPast: boolean;
  /** Indexes of their periods in the whole list. */
  indexes: readonly number[];
}

/** Special hours by date, dates in a row with the same hours together. */
export function specialDays(periods: readonly SpecialHoursPeriod[], today: CalendarDate): SpecialDays[] {
  const upcoming = new Set(upcomingSpecialHours(periods, today));
  const dates = [...new Set(periods.map(({ start_date }) => start_date))].sort();
  const groups: SpecialDays[] = [];
  for (const date of dates) {
    const ofDate = periods.flatMap((period, index) =>
      period.start_date === date ? [{ period, index }] : [],
    );
    const day = dayOf(ofDate.map(({ period }) => period));
    const isPast = ofDate.every(({ period }) => !upcoming.has(period));
    const indexes = ofDate.map(({ index }) => index);
    const last = groups.at(-1);
    if (last && addDays(last.to, 1) === date && last.isPast === isPast && isSameDay(last.day, day)) {
      last.to = date;
      last.indexes = [...last.indexes, ...indexes];
    } else groups.push({ from: date, to: date, day, isPast, indexes });
  }
  return groups;
}

/** A range of dates, both included. */
export interface DateSpan {
  from: CalendarDate;
  to: CalendarDate;
}

/** Returns special hours with others on some dates, replacing their former ones and those of `instead`. */
export function setSpecialDays(
  periods: readonly SpecialHoursPeriod[],
  { from, to }: DateSpan,
  day: SpecialDay,
  instead?: DateSpan,
): SpecialHoursPeriod[] {
  const kept = withoutDays(instead ? withoutDays(periods, instead) : periods, { from, to });
  return [...kept, ...specialHoursOfDates(from, to, day)].sort((a, b) =>
    a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : 0,
  );
}

export function withoutDays(
  periods: readonly SpecialHoursPeriod[],
  { from, to }: DateSpan,
): SpecialHoursPeriod[] {
  return periods.filter(({ start_date }) => start_date < from || start_date > to);
}

function dayOf(periods: readonly SpecialHoursPeriod[]): SpecialDay {
  if (periods.some(({ closed }) => closed)) return 'closed';
  return periods.map(({ open_time, close_time }) => ({
    open_time: open_time ?? '',
    close_time: close_time ?? '',
  }));
}

function isSameDay(a: SpecialDay, b: SpecialDay): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Returns the hours of a date, special hours before regular ones. */
export function hoursOfDate(times: OpeningTimes, date: CalendarDate): SpecialDay {
  const ranges = rangesOfDate(times, date);
  if (ranges.length === 0) return 'closed';
  return ranges.map(({ start, end }) => ({
    open_time: timeOfMinutes(start),
    close_time: timeOfMinutes(end > minutesOfDay ? end - minutesOfDay : end),
  }));
}

/** Returns special hours in which each holiday without hours is closed, or open as on that weekday. */
export function fillGaps(
  times: OpeningTimes,
  gaps: readonly HolidayGap[],
  how: 'closed' | 'usual',
): readonly SpecialHoursPeriod[] {
  const usual = { opening_hours: times.opening_hours, special_hours: [] };
  return gaps.reduce<readonly SpecialHoursPeriod[]>(
    (periods, { date }) =>
      setSpecialDays(
        periods,
        { from: date, to: date },
        how === 'closed' ? 'closed' : hoursOfDate(usual, date),
      ),
    times.special_hours,
  );
}
