import { type CalendarDate, type Weekday, weekdays } from './calendar.ts';
import { hoursKey, type HoursPeriod, normalizeHours } from './opening-hours.ts';
import { normalizeSpecialHours, specialHoursKey, type SpecialHoursPeriod } from './special-hours.ts';

/** A day of the week with what opens on it in two weeks; nothing where it is closed. */
export interface DayDifference {
  day: Weekday;
  before: HoursPeriod[];
  after: HoursPeriod[];
}

/** A date with the special hours that two lists say of it; nothing where they say none. */
interface DateDifference {
  date: CalendarDate;
  before: SpecialHoursPeriod[];
  after: SpecialHoursPeriod[];
}

/** The days on which two weeks differ. A night that reaches past midnight belongs to its evening. */
export function hoursDifference(
  before: readonly HoursPeriod[],
  after: readonly HoursPeriod[],
): DayDifference[] {
  const [old, next] = [normalizeHours(before), normalizeHours(after)];
  const on = (week: readonly HoursPeriod[], day: Weekday) => week.filter(({ open_day }) => open_day === day);
  return weekdays
    .map((day) => ({ day, before: on(old, day), after: on(next, day) }))
    .filter((one) => hoursKey(one.before) !== hoursKey(one.after));
}

/** The dates of which two lists of special hours say something else, in order. */
export function specialHoursDifference(
  before: readonly SpecialHoursPeriod[],
  after: readonly SpecialHoursPeriod[],
): DateDifference[] {
  const [old, next] = [normalizeSpecialHours(before), normalizeSpecialHours(after)];
  const dates = [...new Set([...old, ...next].map(({ start_date }) => start_date))].sort();
  const on = (list: readonly SpecialHoursPeriod[], date: CalendarDate) =>
    list.filter(({ start_date }) => start_date === date);
  return dates
    .map((date) => ({ date, before: on(old, date), after: on(next, date) }))
    .filter((one) => specialHoursKey(one.before) !== specialHoursKey(one.after));
}
