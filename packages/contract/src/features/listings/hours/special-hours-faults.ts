import { fault, type Fault } from '../fault.ts';
import { dayNumber } from './calendar-date.ts';
import { dateFault } from './date-fault.ts';
import type { PeriodFault } from './hours-faults.ts';
import type { HoursPeriod } from './hours-period.ts';
import { rangeOfSpecial, type SpecialHoursPeriod } from './special-hours.ts';
import { minutesOf, minutesOfDay } from './time-of-day.ts';

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
