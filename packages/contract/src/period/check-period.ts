import { dayNumber } from '../features/listings/hours/calendar-date.ts';
import { earliestDate } from './date-presets.ts';

/** Why two days make no period. */
export type PeriodFault = 'missing' | 'too_early' | 'in_future' | 'turned_round';

/** A period as somebody types it. */
export interface TypedPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/** What is wrong with a period by its days, for whom it is `today` (product spec, section 9); undefined when nothing is. */
export function checkPeriod({ from, to }: TypedPeriod, today: string): PeriodFault | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (from < earliestDate) return 'too_early';
  if (to > today) return 'in_future';
  return from > to ? 'turned_round' : undefined;
}

function isDay(date: string | undefined): date is string {
  return date !== undefined && dayNumber(date) !== undefined;
}
