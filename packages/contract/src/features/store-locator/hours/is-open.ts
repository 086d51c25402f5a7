import { minutesOfDay } from '../../listings/hours/time-of-day.ts';
import { weekdayAfter } from '../../listings/hours/weekday.ts';
import type { CompiledHours } from './compiled-hours.ts';
import { hoursOfWeekday, specialHoursOf } from './hours-of-date.ts';
import { openSpans } from './open-spans.ts';
import { shopClock } from './shop-clock.ts';

/** Whether a shop is open at a moment, as `openState` says it, for asking of thousands at once. */
export function isOpen(hours: CompiledHours, zone: string, now: Date): boolean {
  const clock = shopClock(zone, now);
  if (!clock) return false;
  const { date, yesterday, weekday, minutes } = clock;
  if (!clock.isSteady) {
    const moment = now.getTime();
    return openSpans(hours, zone, date, 1).some(({ start, end }) => start <= moment && moment < end);
  }
  return (
    isWithin(specialHoursOf(hours, date) ?? hoursOfWeekday(hours, weekday), minutes) ||
    isWithin(
      specialHoursOf(hours, yesterday) ?? hoursOfWeekday(hours, weekdayAfter(weekday, -1)),
      minutes + minutesOfDay,
    )
  );
}

function isWithin(ranges: readonly number[], minute: number): boolean {
  for (let at = 0; at < ranges.length; at += 2)
    if ((ranges[at] ?? 0) <= minute && minute < (ranges[at + 1] ?? 0)) return true;
  return false;
}
