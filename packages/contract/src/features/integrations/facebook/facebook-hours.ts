import { type Weekday, weekdayAfter, weekdays } from '../../listings/hours/calendar.ts';
import { type HoursPeriod, normalizeHours } from '../../listings/hours/opening-hours.ts';

/** A week at Facebook, such as `{ mon_1_open: '09:00', mon_1_close: '17:00' }`; closed days have no entry. */
export type FacebookHours = Readonly<Record<string, string>>;

/** Spans of a day that a page can have. */
const spansOfDay = [1, 2] as const;

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/**
 * Writes a week as Facebook does: a time that closes earlier than it opens is of the next day. Of a day with more than two
 * spans the first two are kept, and the day is named.
 */
export function facebookHoursOf(periods: readonly HoursPeriod[]): {
  hours: FacebookHours;
  cutDays: Weekday[];
} {
  const week = normalizeHours(periods);
  const hours: Record<string, string> = {};
  const cutDays: Weekday[] = [];
  for (const day of weekdays) {
    const spans = week.filter(({ open_day }) => open_day === day);
    if (spans.length > spansOfDay.length) cutDays.push(day);
    for (const span of spansOfDay) {
      const period = spans[span - 1];
      if (!period) continue;
      hours[keyOf(day, span, 'open')] = period.open_time;
      hours[keyOf(day, span, 'close')] = period.close_time === '24:00' ? '00:00' : period.close_time;
    }
  }
  return { hours, cutDays };
}

/** Reads the week of a page; what is not whole is left out. */
export function readFacebookHours(hours: FacebookHours): HoursPeriod[] {
  const periods = weekdays.flatMap((day) =>
    spansOfDay.flatMap((span): HoursPeriod[] => {
      const open = hours[keyOf(day, span, 'open')];
      const close = hours[keyOf(day, span, 'close')];
      if (open === undefined || close === undefined) return [];
      if (close === '00:00' || close === '24:00')
        return [{ open_day: day, open_time: open, close_day: day, close_time: '24:00' }];
      const closeDay = close > open ? day : weekdayAfter(day, 1);
      return [{ open_day: day, open_time: open, close_day: closeDay, close_time: close }];
    }),
  );
  return normalizeHours(periods);
}

function keyOf(day: Weekday, span: number, side: 'open' | 'close'): string {
  return `${dayNames[day]}_${span}_${side}`;
}
