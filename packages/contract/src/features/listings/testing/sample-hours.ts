import fc from 'fast-check';
import { addDays, type CalendarDate } from '../hours/calendar-date.ts';
import { minutesOfWeek, rangeOfPeriod, type HoursPeriod } from '../hours/hours-period.ts';
import type { SpecialHoursPeriod } from '../hours/special-hours.ts';
import { minutesOfDay, timeOfMinutes } from '../hours/time-of-day.ts';
import { weekdayAfter, weekdays, type Weekday } from '../hours/weekday.ts';

/** A period of one day, or of two. */
export function period(day: Weekday, open: string, close: string, closeDay: Weekday = day): HoursPeriod {
  return { open_day: day, open_time: open, close_day: closeDay, close_time: close };
}

export function special(date: CalendarDate, open: string, close: string, days = 0): SpecialHoursPeriod {
  return {
    start_date: date,
    end_date: addDays(date, days),
    closed: false,
    open_time: open,
    close_time: close,
  };
}

export function closedOn(date: CalendarDate): SpecialHoursPeriod {
  return { start_date: date, end_date: date, closed: true, open_time: null, close_time: null };
}

/** Every minute of the week in which periods are open: slow, and plain enough to be right. */
export function openMinutes(periods: readonly HoursPeriod[]): Set<number> {
  const minutes = periods.flatMap((one) => {
    const range = rangeOfPeriod(one);
    if (!range) return [];
    return Array.from({ length: range.end - range.start }, (_, at) => (range.start + at) % minutesOfWeek);
  });
  return new Set(minutes.sort((a, b) => a - b));
}

const quarter = (most: number) => fc.integer({ min: 0, max: most / 15 }).map((quarters) => quarters * 15);

/** Starts on a quarter of an hour and lasts up to a day; ends on the next day where it passes midnight. */
export const anyPeriod: fc.Arbitrary<HoursPeriod> = fc
  .tuple(fc.constantFrom(...weekdays), quarter(minutesOfDay - 15), quarter(minutesOfDay - 15))
  .map(([day, start, length]) => {
    const end = start + length + 15;
    const days = end > minutesOfDay ? 1 : 0;
    return {
      open_day: day,
      open_time: timeOfMinutes(start),
      close_day: weekdayAfter(day, days),
      close_time: timeOfMinutes(end - days * minutesOfDay),
    };
  });

export const anyHours = fc.array(anyPeriod, { maxLength: 10 });

/** Special hours of a few dates, each closed or with some times of the day or the night. */
export const anySpecial: fc.Arbitrary<SpecialHoursPeriod[]> = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 20 }), fc.option(anyPeriod)).map(([days, times]) => {
    const date = addDays('2026-12-20', days);
    if (!times) return closedOn(date);
    return special(date, times.open_time, times.close_time, times.close_day === times.open_day ? 0 : 1);
  }),
  { maxLength: 8 },
);
