import * as z from 'zod';
import { dayNumber } from './features/listings/hours/calendar.ts';

/**
 * A day in a request, as YYYY-MM-DD. Refuses years that no calendar of ours has: neither arithmetic nor the database
 * know the year 0, and days around the year 9999 end beyond what four digits write.
 */
export function dayText() {
  return z.iso.date().refine((day) => dayNumber(day) !== undefined && day < '3000', {
    error: 'a day of the years 1000 to 2999',
  });
}
