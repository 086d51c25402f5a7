import {
  addDays,
  type CalendarDate,
  dateOfDay,
  dayNumber,
  minutesOfDay,
  type Weekday,
  weekdayAfter,
  weekdayOf,
} from '../../listings/hours/calendar.ts';
import { instantOf, localTime, momentOf } from '../../listings/hours/zoned-time.ts';
import type { CompiledHours } from './compiled-hours.ts';

/** A moment on the clocks of a store. */
export interface StoreTime {
  date: CalendarDate;
  /** Since the date began. The midnight that ends a day is its 1,440, so that a store closes today at 24:00. */
  minutes: number;
  /** 0 for today and 1 for tomorrow, as the store counts its days. */
  daysAhead: number;
}

/** The state of a store’s hours as shown to visitors; all times are in the store’s time zone. */
export type OpenState =
  | { kind: 'unknown' }
  /** Does not close within a week. */
  | { kind: 'always_open' }
  | {
      kind: 'open';
      /** May be tomorrow, in a night. */
      until: StoreTime;
      /** Within an hour. */
      isClosingSoon: boolean;
    }
  | {
      kind: 'closed';
      /** Null where it does not open within a year. */
      opens: StoreTime | null;
      /** Today is a date of its own on which it stays closed. */
      isSpecialDay: boolean;
    };

/** Whether a store is open at a moment, and until when, or from when on. */
export function openState(hours: CompiledHours | null, zone: string, now: Date): OpenState {
  const today = storeClock(zone, now)?.date;
  if (!hours || today === undefined) return { kind: 'unknown' };
  const moment = now.getTime();
  const special = specialHoursOf(hours, today);
  // Most stores open or close within a day; few are looked at further ahead.
  for (const days of [2, 9, 370]) {
    const spans = openSpans(hours, zone, today, days);
    const open = spans.find(({ start, end }) => start <= moment && moment < end);
    const left = open ? open.end - moment : 0;
    if (left >= weekLength) return { kind: 'always_open' };
    if (open && left < (days - 1) * 24 * hour)
      return { kind: 'open', until: closing(open.end, zone, today), isClosingSoon: left <= hour };
    if (open) continue;
    if (hours.week.length === 0 && !special) return { kind: 'unknown' };
    const next = spans.find(({ start }) => start > moment);
    if (next)
      return {
        kind: 'closed',
        opens: storeTime(next.start, zone, today),
        isSpecialDay: special?.length === 0,
      };
  }
  return { kind: 'closed', opens: null, isSpecialDay: special?.length === 0 };
}

function closing(moment: number, zone: string, today: CalendarDate): StoreTime {
  const time = storeTime(moment, zone, today);
  if (time.minutes > 0) return time;
  return { date: addDays(time.date, -1), minutes: minutesOfDay, daysAhead: time.daysAhead - 1 };
}

function storeTime(moment: number, zone: string, today: CalendarDate): StoreTime {
  const { date, minutes } = localTime(new Date(moment), zone);
  return { date, minutes, daysAhead: (dayNumber(date) ?? 0) - (dayNumber(today) ?? 0) };
}

const hour = 3_600_000;

const weekLength = 168 * hour;

/** Whether a store is open at a moment, as `openState` says it, for asking of thousands at once. */
export function isOpen(hours: CompiledHours, zone: string, now: Date): boolean {
  const clock = storeClock(zone, now);
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

/** When it is open from the day before a date until so many days after it: sorted and merged, in milliseconds. */
function openSpans(
  hours: CompiledHours,
  zone: string,
  date: CalendarDate,
  days: number,
): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  const today = dayNumber(date) ?? 0;
  for (let day = today - 1; day <= today + days; day += 1) {
    const special = hours.dates.length > 0 ? specialHoursOf(hours, dateOfDay(day)) : undefined;
    // 1970-01-01 was a Thursday.
    const ranges = special ?? hoursOfWeekday(hours, weekdayAfter(3, day));
    for (let at = 0; at < ranges.length; at += 2)
      spans.push({
        start: momentOf(day, ranges[at] ?? 0, zone),
        end: momentOf(day, ranges[at + 1] ?? 0, zone),
      });
  }
  spans.sort((a, b) => a.start - b.start);
  const merged: typeof spans = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push(span);
  }
  return merged;
}

/** What opens on a date: start and end by turns, in minutes since it began; an end past 1,440 is in the night after it. */
export function hoursOfDate(hours: CompiledHours, date: CalendarDate): readonly number[] {
  return specialHoursOf(hours, date) ?? hoursOfWeekday(hours, weekdayOf(date));
}

/** The same for a date with other hours than its weekday, empty when it is closed; undefined for every other date. */
export function specialHoursOf(hours: CompiledHours, date: CalendarDate): readonly number[] | undefined {
  return hours.dates.find(([special]) => special === date)?.[1];
}

/** The same for a day of the week, Monday being 0. */
export function hoursOfWeekday({ week }: CompiledHours, day: Weekday): number[] {
  const begin = day * minutesOfDay;
  const ranges: number[] = [];
  for (let at = 0; at < week.length; at += 2) {
    const start = (week[at] ?? 0) - begin;
    if (start >= 0 && start < minutesOfDay) ranges.push(start, (week[at + 1] ?? 0) - begin);
  }
  return ranges;
}

/** What the clocks and the calendar of a zone show. */
interface StoreClock {
  date: CalendarDate;
  minutes: number;
  weekday: Weekday;
  yesterday: CalendarDate;
  /** No clock change between yesterday and the day after tomorrow, so that minutes can be counted. */
  isSteady: boolean;
}

/** Undefined where a browser does not know the zone, such as one younger than itself. */
export function storeClock(zone: string, now: Date): StoreClock | undefined {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = clocks.get(zone);
  if (known?.minute === minute) return known.clock;
  const clock = read(zone, now);
  clocks.set(zone, { minute, clock });
  return clock;
}

function read(zone: string, now: Date): StoreClock | undefined {
  try {
    const { date, minutes } = localTime(now, zone);
    const yesterday = addDays(date, -1);
    const around = instantOf(addDays(date, 2), 0, zone).getTime() - instantOf(yesterday, 0, zone).getTime();
    return { date, minutes, weekday: weekdayOf(date), yesterday, isSteady: around === 3 * 86_400_000 };
  } catch {
    return undefined;
  }
}

const clocks = new Map<string, { minute: number; clock: StoreClock | undefined }>();
