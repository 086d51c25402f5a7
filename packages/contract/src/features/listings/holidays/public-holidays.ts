import { addDays, type CalendarDate, dateOfDay, dayNumber, weekdayOf } from '../hours/calendar.ts';
import type { OpeningTimes } from '../hours/open-at.ts';
import {
  easterSunday,
  type HolidayDay,
  type HolidayId,
  holidayRules,
  type WeekendShift,
} from './holiday-rules.ts';

export interface PublicHoliday {
  date: CalendarDate;
  /** Has a name in every language. */
  id: HolidayId;
  /** A weekday off in place of a holiday that falls on a weekend. */
  substitute: boolean;
}

/** Countries whose holidays are known, by ISO 3166-1 alpha-2. */
export const holidayCountries: readonly string[] = Object.keys(holidayRules);

/** The public holidays of a whole country in one year, by date; none for a country that is not known. */
export function publicHolidays(country: string, year: number): PublicHoliday[] {
  // A new year's day on a Saturday has its day off in the old year.
  return [year, year + 1]
    .flatMap((one) => holidaysOf(country, one))
    .filter(({ date }) => date.startsWith(`${year}-`))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Public holidays from one date to another, both included. */
export function holidaysBetween(country: string, from: CalendarDate, to: CalendarDate): PublicHoliday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
    .flatMap((year) => publicHolidays(country, year))
    .filter(({ date }) => from <= date && date <= to);
}

function holidaysOf(country: string, year: number): PublicHoliday[] {
  const known = holidayRules[country];
  if (!known) return [];
  const days = known.rules
    .filter(({ since = 0 }) => since <= year)
    .map(({ id, on }) => ({ id, day: dayOf(on, year) }));
  const taken = new Set(days.map(({ day }) => day));
  return days.flatMap(({ id, day }) => {
    const instead = substituteOf(day, known.shift, taken);
    if (instead !== undefined) taken.add(instead);
    return [
      { date: dateOfDay(day), id, substitute: false },
      ...(instead === undefined ? [] : [{ date: dateOfDay(instead), id, substitute: true }]),
    ];
  });
}

function dayOf(on: HolidayDay, year: number): number {
  if ('easter' in on) return easterSunday(year) + on.easter;
  if ('day' in on) return dayIn(year, on.month, on.day);
  const first = dayIn(year, on.month, 1);
  const days = Array.from({ length: 31 }, (_, index) => first + index).filter(
    (day) => weekdayOfDay(day) === on.weekday && Number(dateOfDay(day).slice(5, 7)) === on.month,
  );
  return days.at(on.nth < 0 ? on.nth : on.nth - 1) ?? first;
}

function substituteOf(day: number, shift: WeekendShift, taken: ReadonlySet<number>): number | undefined {
  const weekday = weekdayOfDay(day);
  if (shift === 'none' || weekday < saturday) return undefined;
  if (shift === 'nearest_weekday') return weekday === saturday ? day - 1 : day + 1;
  let free = day;
  while (weekdayOfDay(free) >= saturday || taken.has(free)) free += 1;
  return free;
}

function dayIn(year: number, month: number, day: number): number {
  return dayNumber(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`) ?? 0;
}

/** Monday is 0; 1970-01-01 was a Thursday. */
function weekdayOfDay(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

const saturday = 5;

/** A holiday for which nobody said whether the location is open. */
export interface HolidayGap extends PublicHoliday {
  /** Customers now read regular hours for that day; otherwise that it is closed, as on each such weekday. */
  shown_open: boolean;
}

/**
 * Public holidays from today on that lack special hours. Special hours need regular ones, so that a location without
 * any has no gaps.
 */
export function holidayGaps(
  times: OpeningTimes,
  country: string,
  today: CalendarDate,
  days: number = holidayGapDays,
): HolidayGap[] {
  if (times.opening_hours.length === 0) return [];
  const covered = new Set(times.special_hours.map(({ start_date }) => start_date));
  const openDays = new Set(times.opening_hours.map(({ open_day }) => open_day));
  return holidaysBetween(country, today, addDays(today, days - 1))
    .filter(({ date }) => !covered.has(date))
    .map((holiday) => ({ ...holiday, shown_open: openDays.has(weekdayOf(holiday.date)) }));
}

/** How far ahead a warning looks when nobody says otherwise. */
const holidayGapDays = 60;
