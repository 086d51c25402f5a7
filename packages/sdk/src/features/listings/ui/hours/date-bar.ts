import { addDays, type CalendarDate } from '@pinfold/contract/features/listings/hours/calendar-date';
import { rangesOfDate, type OpeningTimes } from '@pinfold/contract/features/listings/hours/open-at';
import { minutesOfDay } from '@pinfold/contract/features/listings/hours/time-of-day';
import type { BarSegment } from '@pinfold/contract/features/listings/hours/week-bars';

/** What of one date is open, cut at its midnights; the night before reaches into it. */
export function dateBar(times: OpeningTimes, date: CalendarDate): BarSegment[] {
  const before = rangesOfDate(times, addDays(date, -1)).flatMap(({ end }) =>
    end > minutesOfDay ? [{ start: 0, end: end - minutesOfDay, opens: false, closes: true }] : [],
  );
  const own = rangesOfDate(times, date).map(({ start, end }) => ({
    start,
    end: Math.min(end, minutesOfDay),
    opens: true,
    closes: end <= minutesOfDay,
  }));
  return [...before, ...own].sort((a, b) => a.start - b.start);
}
