import { dayNumber } from '../features/listings/hours/calendar-date.ts';
import type { Period } from './date-presets.ts';

/** How many days a period has, the first and the last included. */
export function daysIn({ from, to }: Period): number {
  return (dayNumber(to) ?? 0) - (dayNumber(from) ?? 0) + 1;
}
