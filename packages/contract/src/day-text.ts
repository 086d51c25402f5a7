import * as z from 'zod';
import { dayNumber } from './features/listings/hours/calendar.ts';

/**
 * A day in a request, as YYYY-MM-DD. Refuses years that no calendar of ours has: the database knows no year 0, and
 * Date takes the years of the first century for others.
 */
export function dayText() {
  return z.iso.date().refine((day) => dayNumber(day) !== undefined, {
    error: 'a day of the years 1000 to 9999',
  });
}
