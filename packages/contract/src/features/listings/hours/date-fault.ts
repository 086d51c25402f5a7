import { fault, type Fault } from '../fault.ts';
import { addDays, dateOfDay, dayNumber } from './calendar-date.ts';

/** What is wrong with a date as it was given: it is none, or its month has fewer days. */
export function dateFault(given: string): Fault | undefined {
  if (dayNumber(given) !== undefined) return undefined;
  const [, month, day] = /^(\d{4}-\d{2})-(\d{2})$/.exec(given) ?? [];
  const first = dayNumber(`${month}-01`);
  if (first === undefined || Number(day) < 29 || Number(day) > 31) return fault('date_invalid', { given });
  const next = `${addDays(dateOfDay(first), 31).slice(0, 7)}-01`;
  return fault('date_beyond_month', {
    given,
    month: `${month}-01`,
    days: (dayNumber(next) ?? first) - first,
  });
}
