import { calendarDay } from '../../dayjs.ts';
import type { CalendarDate } from '../listings/hours/calendar.ts';
import type { GridInterval } from './rank.ts';

/** The day of the scan after one; null where none follows by itself. A month after the 31st may be the last of a shorter one. */
export function nextScanDay(every: GridInterval, day: CalendarDate): CalendarDate | null {
  return every === 'never' ? null : calendarDay(day).add(1, every).format('YYYY-MM-DD');
}
