import { addDays, dayNumber, type CalendarDate } from '../../listings/hours/calendar-date.ts';
import { minutesOfDay } from '../../listings/hours/time-of-day.ts';
import { localTime } from '../../listings/hours/zoned-time.ts';
import type { CompiledHours } from './compiled-hours.ts';
import { specialHoursOf } from './hours-of-date.ts';
import { openSpans } from './open-spans.ts';
import { shopClock } from './shop-clock.ts';

/** A moment on the clocks of a shop. */
export interface ShopTime {
  date: CalendarDate;
  /** Since the date began. The midnight that ends a day is its 1,440, so that a shop closes today at 24:00. */
  minutes: number;
  /** 0 for today and 1 for tomorrow, as the shop counts its days. */
  daysAhead: number;
}

/** What a visitor is told of a shop’s hours; all times are the shop’s own. */
export type OpenState =
  | { kind: 'unknown' }
  /** Does not close within a week. */
  | { kind: 'always_open' }
  | {
      kind: 'open';
      /** May be tomorrow, in a night. */
      until: ShopTime;
      /** Within an hour. */
      isClosingSoon: boolean;
    }
  | {
      kind: 'closed';
      /** Null where it does not open within a year. */
      opens: ShopTime | null;
      /** Today is a date of its own on which it stays closed. */
      isSpecialDay: boolean;
    };

/** Whether a shop is open at a moment, and until when, or from when on. */
export function openState(hours: CompiledHours | null, zone: string, now: Date): OpenState {
  const today = shopClock(zone, now)?.date;
  if (!hours || today === undefined) return { kind: 'unknown' };
  const moment = now.getTime();
  const special = specialHoursOf(hours, today);
  // Most shops open or close within a day; few are looked at further ahead.
  for (const days of [2, 9, 370]) {
    const spans = openSpans(hours, zone, today, days);
    const open = spans.find(({ start, end }) => start <= moment && moment < end);
    const left = open ? open.end - moment : 0;
    if (left >= week) return { kind: 'always_open' };
    if (open && left < (days - 1) * 24 * hour)
      return { kind: 'open', until: closing(open.end, zone, today), isClosingSoon: left <= hour };
    if (open) continue;
    if (hours.week.length === 0 && !special) return { kind: 'unknown' };
    const next = spans.find(({ start }) => start > moment);
    if (next)
      return {
        kind: 'closed',
        opens: shopTime(next.start, zone, today),
        isSpecialDay: special?.length === 0,
      };
  }
  return { kind: 'closed', opens: null, isSpecialDay: special?.length === 0 };
}

function closing(moment: number, zone: string, today: CalendarDate): ShopTime {
  const time = shopTime(moment, zone, today);
  if (time.minutes > 0) return time;
  return { date: addDays(time.date, -1), minutes: minutesOfDay, daysAhead: time.daysAhead - 1 };
}

function shopTime(moment: number, zone: string, today: CalendarDate): ShopTime {
  const { date, minutes } = localTime(new Date(moment), zone);
  return { date, minutes, daysAhead: (dayNumber(date) ?? 0) - (dayNumber(today) ?? 0) };
}

const hour = 3_600_000;
const week = 168 * hour;
