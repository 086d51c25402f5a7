import {
  type CalendarDate,
  minutesOfDay,
  timeOfMinutes,
} from '@pinfold/contract/features/listings/hours/calendar';
import { rangesOfDate, type OpeningTimes } from '@pinfold/contract/features/listings/hours/open-at';
import type { SpecialDay } from '@pinfold/contract/features/listings/hours/special-hours';

/** What opens on a date, its special hours before the regular ones, as a person would say it. */
export function hoursOfDate(times: OpeningTimes, date: CalendarDate): SpecialDay {
  const ranges = rangesOfDate(times, date);
  if (ranges.length === 0) return 'closed';
  return ranges.map(({ start, end }) => ({
    open_time: timeOfMinutes(start),
    close_time: timeOfMinutes(end > minutesOfDay ? end - minutesOfDay : end),
  }));
}
