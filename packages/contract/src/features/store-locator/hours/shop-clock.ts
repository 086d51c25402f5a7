import { addDays, type CalendarDate } from '../../listings/hours/calendar-date.ts';
import { weekdayOf, type Weekday } from '../../listings/hours/weekday.ts';
import { instantOf, localTime } from '../../listings/hours/zoned-time.ts';

/** What the clocks and the calendar of a zone show. */
export interface ShopClock {
  date: CalendarDate;
  minutes: number;
  weekday: Weekday;
  yesterday: CalendarDate;
  /** Nobody puts the clocks forward or back in the days around: minutes can be counted. */
  isSteady: boolean;
}

/** Undefined where a browser does not know the zone, such as one younger than itself. */
export function shopClock(zone: string, now: Date): ShopClock | undefined {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = clocks.get(zone);
  if (known?.minute === minute) return known.clock;
  const clock = read(zone, now);
  clocks.set(zone, { minute, clock });
  return clock;
}

function read(zone: string, now: Date): ShopClock | undefined {
  try {
    const { date, minutes } = localTime(now, zone);
    const yesterday = addDays(date, -1);
    const around = instantOf(addDays(date, 2), 0, zone).getTime() - instantOf(yesterday, 0, zone).getTime();
    return { date, minutes, weekday: weekdayOf(date), yesterday, isSteady: around === 3 * 86_400_000 };
  } catch {
    return undefined;
  }
}

const clocks = new Map<string, { minute: number; clock: ShopClock | undefined }>();
