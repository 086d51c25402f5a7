import {
  addDays,
  type CalendarDate,
  minutesOfDay,
  weekdays,
} from '@pinfold/contract/features/listings/hours/calendar';
import type { CompiledHours } from '@pinfold/contract/features/store-locator/hours/compiled-hours';
import { hoursOfWeekday } from '@pinfold/contract/features/store-locator/hours/open-state';

/** An `OpeningHoursSpecification` of schema.org; a night closes on the day after it opened. */
interface OpeningHoursData {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: string[];
  opens: string;
  closes: string;
  validFrom?: CalendarDate;
  validThrough?: CalendarDate;
}

/** The hours of the week, days with the same hours together, and then the dates that differ, from today on. */
export function openingHoursData(hours: CompiledHours, today: CalendarDate): OpeningHoursData[] {
  const byTimes = new Map<string, { times: Times; days: string[] }>();
  for (const day of weekdays)
    for (const times of timesOf(hoursOfWeekday(hours, day))) {
      const key = `${times.opens}-${times.closes}`;
      const known = byTimes.get(key) ?? { times, days: [] };
      known.days.push(dayNames[day]);
      byTimes.set(key, known);
    }
  const week = [...byTimes.values()].map(({ times, days }): OpeningHoursData => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    ...times,
  }));
  return [...week, ...datedHours(hours, today)];
}

/** Dates in a row with the same hours are one. */
function datedHours({ dates }: CompiledHours, today: CalendarDate): OpeningHoursData[] {
  const spans: { first: CalendarDate; last: CalendarDate; ranges: readonly number[] }[] = [];
  for (const [date, ranges] of dates) {
    if (date < today) continue;
    const before = spans.at(-1);
    if (before && addDays(before.last, 1) === date && String(before.ranges) === String(ranges))
      before.last = date;
    else spans.push({ first: date, last: date, ranges });
  }
  return spans.flatMap(({ first, last, ranges }) =>
    (ranges.length === 0 ? [closedAllDay] : timesOf(ranges)).map((times): OpeningHoursData => ({
      '@type': 'OpeningHoursSpecification',
      ...times,
      validFrom: first,
      validThrough: last,
    })),
  );
}

interface Times {
  opens: string;
  closes: string;
}

/** How search engines are told of a day on which nothing opens (Google’s guide to LocalBusiness). */
const closedAllDay: Times = { opens: '00:00', closes: '00:00' };

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function timesOf(ranges: readonly number[]): Times[] {
  const times: Times[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    const [start = 0, end = 0] = [ranges[at], ranges[at + 1]];
    times.push({ opens: timeOf(start), closes: closingOf(start, end) });
  }
  return times;
}

/** Midnight as a closing time is said as the last minute: 00:00 reads as the day’s beginning. */
function closingOf(start: number, end: number): string {
  return end - start >= minutesOfDay || end % minutesOfDay === 0 ? '23:59' : timeOf(end);
}

function timeOf(minutes: number): string {
  const within = minutes % minutesOfDay;
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
