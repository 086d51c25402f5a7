import {
  addDays,
  type CalendarDate,
  dateOfDay,
  dayNumber,
  minutesOf,
  type Weekday,
  weekdayOf,
} from '../listings/hours/calendar.ts';
import { postHas, type PostContent, type PostFault, type PostPlan } from './local-post.ts';
import type { WallTime } from './wall-time.ts';

/** What a post repeats by. */
export const recurrenceUnits = ['day', 'week', 'month'] as const;

export type RecurrenceUnit = (typeof recurrenceUnits)[number];

/**
 * Which day of a month a monthly post is on: that of its first date, such as the 13th; its weekday as often as then, such
 * as the second Tuesday; or the last such weekday.
 */
export const monthlyDays = ['day', 'nth_weekday', 'last_weekday'] as const;

export type MonthlyDay = (typeof monthlyDays)[number];

/** How a post repeats, from its first date on. */
export interface PostRecurrence {
  every: RecurrenceUnit;
  /** Every so many days, weeks (from Monday) or months. */
  interval: number;
  /** Of a weekly post, Monday is 0; none for others. */
  days: Weekday[];
  /** Of a monthly post; `day` for others. */
  on: MonthlyDay;
  /** The last day on which it may be; null for no end. */
  until: CalendarDate | null;
  /** Dates that are left out. */
  skip: CalendarDate[];
}

export const recurrenceLimits = {
  /** Every so many days, weeks or months at most. */
  interval: 30,
  /** The last day of the month that each month has. */
  monthDay: 28,
  skip: 200,
} as const;

/** A post as far as its dates depend on it. */
export type RepeatingPost = Pick<PostContent, 'type' | 'start' | 'end'> &
  PostPlan & { recurrence: PostRecurrence | null };

/** A post on one of its dates: everything moves along by whole days. */
export interface Occurrence {
  /** The day that it is about: of an event or an offer that of its start, else that on which it is sent. */
  on: CalendarDate;
  planned_at: WallTime | null;
  start: WallTime | null;
  end: WallTime | null;
}

/** The first date of a post; undefined while the moment that decides it is not chosen. */
export function firstDate(post: Omit<RepeatingPost, 'recurrence'>): CalendarDate | undefined {
  const moment = postHas(post.type, 'schedule') ? post.start : post.planned_at;
  const date = moment?.slice(0, 10);
  return date !== undefined && dayNumber(date) !== undefined ? date : undefined;
}

/**
 * The dates of a post in a period, both of its days included, those that are skipped left out; of one that does not
 * repeat its only one.
 */
export function occurrencesOf(post: RepeatingPost, from: CalendarDate, to: CalendarDate): Occurrence[] {
  const first = firstDate(post);
  if (first === undefined) return [];
  const { recurrence } = post;
  if (!recurrence) return first >= from && first <= to ? [occurrenceOn(post, first, first)] : [];
  const last = recurrence.until !== null && recurrence.until < to ? recurrence.until : to;
  const found: Occurrence[] = [];
  for (const date of datesFrom(recurrence, first, from)) {
    if (date > last) break;
    if (date >= from && !recurrence.skip.includes(date)) found.push(occurrenceOn(post, first, date));
  }
  return found;
}

/** The next dates of a post from a day on, so many at most. */
export function nextOccurrences(post: RepeatingPost, from: CalendarDate, count: number): Occurrence[] {
  const first = firstDate(post);
  const { recurrence } = post;
  if (first === undefined || !recurrence) return [];
  const found: Occurrence[] = [];
  let tried = 0;
  for (const date of datesFrom(recurrence, first, from)) {
    if (found.length === count || (recurrence.until !== null && date > recurrence.until)) break;
    // What cannot be dated any more, such as a year of five figures, ends the series.
    if ((tried += 1) > count + recurrence.skip.length + mostBefore) break;
    if (date >= from && !recurrence.skip.includes(date)) found.push(occurrenceOn(post, first, date));
  }
  return found;
}

/** How many dates may come up before the day that was asked for: a week of an interval, at most. */
const mostBefore = 7;

/** Whether a series is on a date, skipped or not. */
export function isDateOf(recurrence: PostRecurrence, first: CalendarDate, date: CalendarDate): boolean {
  if (date < first || (recurrence.until !== null && date > recurrence.until)) return false;
  for (const one of datesFrom(recurrence, first, date)) if (one >= date) return one === date;
  return false;
}

/** A post moved from its first date to another one. */
function occurrenceOn(post: RepeatingPost, first: CalendarDate, date: CalendarDate): Occurrence {
  const days = (dayNumber(date) ?? 0) - (dayNumber(first) ?? 0);
  const hasSchedule = postHas(post.type, 'schedule');
  const moved = (wall: WallTime | null) => wall && `${addDays(wall.slice(0, 10), days)}${wall.slice(10)}`;
  return {
    on: date,
    planned_at: moved(post.planned_at),
    start: hasSchedule ? moved(post.start) : post.start,
    end: hasSchedule ? moved(post.end) : post.end,
  };
}

/** All dates of a series in order, beginning at most a step before the given day, skipped ones included. */
function* datesFrom(
  recurrence: PostRecurrence,
  first: CalendarDate,
  from: CalendarDate,
): Generator<CalendarDate> {
  const start = dayNumber(first);
  const target = dayNumber(from);
  if (start === undefined || target === undefined) return;
  const interval = Math.max(1, recurrence.interval);
  if (recurrence.every === 'month') {
    for (let step = monthsBefore(first, from, interval); ; step += interval) {
      const date = dateInMonth(recurrence.on, first, step);
      if (date === undefined) return;
      if (date >= first) yield date;
    }
  }
  const monday = start - weekdayOf(first);
  const origin = recurrence.every === 'week' ? monday : start;
  const length = recurrence.every === 'week' ? 7 * interval : interval;
  const days = recurrence.every === 'week' ? recurrence.days.toSorted((a, b) => a - b) : [0];
  if (days.length === 0) return;
  const skipped = Math.max(0, Math.floor((target - origin) / length));
  for (let day = origin + skipped * length; day <= lastDay; day += length)
    for (const offset of days) if (day + offset >= start) yield dateOfDay(day + offset);
}

/** 31 December 9999, behind which no date can be written. */
const lastDay = dayNumber('9999-12-31') ?? 0;

/** Months from the first date's to the last one of the series that begins before a day. */
function monthsBefore(first: CalendarDate, from: CalendarDate, interval: number): number {
  const between = monthNumber(from) - monthNumber(first) - 1;
  return Math.max(0, Math.floor(between / interval) * interval);
}

function monthNumber(date: CalendarDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The day of a series in the month so many after its first; undefined behind the year 9999. */
function dateInMonth(on: MonthlyDay, first: CalendarDate, months: number): CalendarDate | undefined {
  const month = monthNumber(first) + months;
  if (month >= 10_000 * 12) return undefined;
  const text = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  const dayOfFirst = Number(first.slice(8));
  // Faults keep days that some months lack out; should there be one, it is the month's last.
  if (on === 'day') return dayOf(text, Math.min(dayOfFirst, daysIn(text)));
  const weekday = weekdayOf(first);
  const toFirst = (weekday - weekdayOf(`${text}-01`) + 7) % 7;
  const nth = Math.ceil(dayOfFirst / 7);
  const day = 1 + toFirst + 7 * (nth - 1);
  if (on === 'nth_weekday' && day <= daysIn(text)) return dayOf(text, day);
  const last = daysIn(text);
  return dayOf(text, last - ((weekdayOf(dayOf(text, last)) - weekday + 7) % 7));
}

function dayOf(month: string, day: number): CalendarDate {
  return `${month}-${String(day).padStart(2, '0')}`;
}

function daysIn(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** What is wrong with how a post repeats; nothing for one that does not. */
export function recurrenceFaults(post: RepeatingPost): PostFault[] {
  const { recurrence, planned_at: plannedAt } = post;
  if (!recurrence) return [];
  const faults: PostFault[] = [];
  if (plannedAt === null) faults.push({ field: 'planned_at', code: 'required' });
  if (recurrence.every === 'week' && recurrence.days.length === 0)
    faults.push({ field: 'recurrence.days', code: 'required' });
  const first = firstDate(post);
  if (first === undefined || faults.length > 0) return faults;
  if (recurrence.until !== null && recurrence.until < first)
    return [{ field: 'recurrence.until', code: 'until_before_first' }];
  const pattern = patternFault(recurrence, first);
  if (pattern) return [pattern];
  if (!recurrence.skip.every((date) => isDateOf(recurrence, first, date)))
    faults.push({ field: 'recurrence.skip', code: 'not_a_date' });
  else if (nextOccurrences(post, first, 1).length === 0)
    faults.push({ field: 'recurrence.skip', code: 'all_skipped' });
  if (isLongerThanGap(post, first)) faults.push({ field: 'end', code: 'longer_than_gap' });
  return faults;
}

function patternFault({ every, on, days }: PostRecurrence, first: CalendarDate): PostFault | undefined {
  if (every === 'week' && !days.includes(weekdayOf(first)))
    return { field: 'recurrence.days', code: 'first_not_in_pattern' };
  if (every !== 'month') return undefined;
  const day = Number(first.slice(8));
  if (on !== 'last_weekday' && day > recurrenceLimits.monthDay)
    return { field: 'recurrence.on', code: 'month_day_too_late' };
  const isLast = day + 7 > daysIn(first.slice(0, 7));
  return on === 'last_weekday' && !isLast
    ? { field: 'recurrence.on', code: 'first_not_in_pattern' }
    : undefined;
}

/** Whether one date of an event or an offer is not over when the next one begins. */
function isLongerThanGap(post: RepeatingPost, first: CalendarDate): boolean {
  const { type, start, end, recurrence } = post;
  if (!recurrence || !postHas(type, 'schedule') || start === null || end === null) return false;
  const lasts = minutesBetween(start, end);
  // Two months have every gap of days and weeks; the shortest of months is February, within any year.
  const all = { ...post, recurrence: { ...recurrence, skip: [] } };
  const next = nextOccurrences(all, first, recurrence.every === 'month' ? 13 : 8);
  return next.some((one, index) => {
    const following = next[index + 1];
    return (
      following?.start != null && one.start !== null && minutesBetween(one.start, following.start) < lasts
    );
  });
}

function minutesBetween(start: WallTime, end: WallTime): number {
  const at = (wall: WallTime) =>
    (dayNumber(wall.slice(0, 10)) ?? 0) * 1440 + (minutesOf(wall.slice(11)) ?? 0);
  return at(end) - at(start);
}

/** Who makes a series' posts appear: Google by its own pattern, or Pinfold post by post. */
export const recurrenceCarriers = ['google', 'pinfold'] as const;

export type RecurrenceCarrier = (typeof recurrenceCarriers)[number];

/** Why Google cannot repeat a post; the first that holds is told. */
export const carrierReasons = [
  /** The installation does not use Google's pattern. */
  'switched_off',
  /** Only events and offers have one. */
  'type',
  /** It is shown in the store locator alone. */
  'not_on_maps',
  /** Google knows no interval. */
  'interval',
  /** Google leaves no date out. */
  'skip',
  /** Its words change with the date. */
  'variables',
] as const;

export type CarrierReason = (typeof carrierReasons)[number];

/** Who repeats a post, and where it is Pinfold, why. */
export function recurrenceCarrier({
  post: { type, recurrence, visibility },
  hasDateVariables,
  isGoogleOn,
}: {
  post: Pick<RepeatingPost, 'type' | 'recurrence'> & { visibility: { maps: boolean } };
  /** Whether its texts name the date or the weekday. */
  hasDateVariables: boolean;
  /** Whether the installation hands series over to Google. */
  isGoogleOn: boolean;
}): { carrier: RecurrenceCarrier; reason: CarrierReason | null } {
  const reasons: Record<CarrierReason, boolean> = {
    switched_off: !isGoogleOn,
    type: !postHas(type, 'schedule'),
    not_on_maps: !visibility.maps,
    interval: recurrence !== null && recurrence.interval !== 1,
    skip: recurrence !== null && recurrence.skip.length > 0,
    variables: hasDateVariables,
  };
  const reason = carrierReasons.find((one) => reasons[one]) ?? null;
  return { carrier: reason === null ? 'google' : 'pinfold', reason };
}
