import { addDays, type CalendarDate } from '../listings/hours/calendar-date.ts';
import type { GridInterval } from './rank-enums.ts';

/** The day of the scan after one; null where none follows by itself. A month after the 31st may be the last of a shorter one. */
export function nextScanDay(every: GridInterval, day: CalendarDate): CalendarDate | null {
  switch (every) {
    case 'never':
      return null;
    case 'day':
      return addDays(day, 1);
    case 'week':
      return addDays(day, 7);
    case 'month':
      return monthAfter(day);
  }
}

function monthAfter(day: CalendarDate): CalendarDate {
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(ofMonth, last))).toISOString().slice(0, 10);
}
