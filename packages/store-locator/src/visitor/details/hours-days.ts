import { addDays, type CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import {
  hoursOfDate,
  shopClock,
  specialHoursOf,
} from '@pinfold/contract/features/store-locator/hours/open-state';
import type { CompiledHours } from '../../locator.ts';

/** What opens on a day of the shop’s calendar. */
export interface DayHours {
  date: CalendarDate;
  /** Start and end by turns, in minutes since it began. */
  ranges: readonly number[];
  isToday: boolean;
  /** Other hours than on its weekday. */
  isException: boolean;
}

/** The coming seven days, from today as the shop’s clocks have it; empty where nothing is known. */
export function nextDays(hours: CompiledHours, zone: string, now: Date): DayHours[] {
  const today = shopClock(zone, now)?.date;
  if (today === undefined) return [];
  const days = Array.from({ length: 7 }, (_, ahead) => dayOf(hours, addDays(today, ahead), ahead === 0));
  return hours.week.length === 0 && !days.some(({ isException }) => isException) ? [] : days;
}

/** Days after those seven on which the hours are others, until thirty days from today. */
export function laterExceptions(hours: CompiledHours, zone: string, now: Date): DayHours[] {
  const today = shopClock(zone, now)?.date;
  if (today === undefined) return [];
  const [first, last] = [addDays(today, 7), addDays(today, 30)];
  return hours.dates
    .filter(([date]) => date >= first && date <= last)
    .map(([date]) => dayOf(hours, date, false));
}

/** What the shop’s clocks show, where those of the visitor show something else; else undefined. */
export function otherTimeThere(zone: string, now: Date): number | undefined {
  const clock = shopClock(zone, now);
  const { minutes } = localTime(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return clock && clock.minutes !== minutes ? clock.minutes : undefined;
}

function dayOf(hours: CompiledHours, date: CalendarDate, isToday: boolean): DayHours {
  return {
    date,
    ranges: hoursOfDate(hours, date),
    isToday,
    isException: specialHoursOf(hours, date) !== undefined,
  };
}
