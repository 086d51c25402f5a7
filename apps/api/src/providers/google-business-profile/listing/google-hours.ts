import {
  type CalendarDate,
  minutesOf,
  type TimeOfDay,
  timeOfMinutes,
  weekdayAfter,
} from '@pinfold/contract/features/listings/hours/calendar';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { SpecialHoursPeriod } from '@pinfold/contract/features/listings/hours/special-hours';
import {
  googleDays,
  type GoogleDate,
  type GooglePeriod,
  type GoogleSpecialPeriod,
  type GoogleTime,
} from './google-location.ts';

export function periodFromGoogle(period: GooglePeriod): HoursPeriod {
  return {
    open_day: weekdayAfter(0, googleDays.indexOf(period.openDay)),
    open_time: timeFromGoogle(period.openTime),
    close_day: weekdayAfter(0, googleDays.indexOf(period.closeDay)),
    close_time: timeFromGoogle(period.closeTime),
  };
}

export function periodToGoogle(period: HoursPeriod): GooglePeriod {
  return {
    openDay: googleDays[period.open_day],
    openTime: timeToGoogle(period.open_time),
    closeDay: googleDays[period.close_day],
    closeTime: timeToGoogle(period.close_time),
  };
}

/** Without an end Google means the day of the start. */
export function specialFromGoogle(period: GoogleSpecialPeriod): SpecialHoursPeriod {
  const closed = period.closed ?? false;
  return {
    start_date: dayFromGoogle(period.startDate),
    end_date: dayFromGoogle(period.endDate ?? period.startDate),
    closed,
    open_time: closed ? null : timeFromGoogle(period.openTime),
    close_time: closed ? null : timeFromGoogle(period.closeTime),
  };
}

export function specialToGoogle(period: SpecialHoursPeriod): GoogleSpecialPeriod {
  const dates = { startDate: dateToGoogle(period.start_date), endDate: dateToGoogle(period.end_date) };
  if (period.closed) return { ...dates, closed: true };
  return {
    ...dates,
    openTime: timeToGoogle(period.open_time ?? ''),
    closeTime: timeToGoogle(period.close_time ?? ''),
  };
}

/** YYYY-MM-DD, or YYYY-MM without a day; empty without a year or a month. */
export function dateFromGoogle({ year, month, day }: GoogleDate = {}): string {
  if (!year || !month) return '';
  const parts = day ? [month, day] : [month];
  return [String(year).padStart(4, '0'), ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}

export function dateToGoogle(date: string): GoogleDate {
  const [year, month, day] = date.split('-').map(Number);
  return { ...(year && { year }), ...(month && { month }), ...(day && { day }) };
}

function dayFromGoogle(date: GoogleDate): CalendarDate {
  return dateFromGoogle(date);
}

function timeFromGoogle({ hours = 0, minutes = 0 }: GoogleTime = {}): TimeOfDay {
  return timeOfMinutes(hours * 60 + minutes);
}

function timeToGoogle(time: TimeOfDay): GoogleTime {
  const minutes = minutesOf(time) ?? 0;
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
