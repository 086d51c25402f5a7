import { fault, type Fault } from './fault.ts';
import { type CalendarDate, dateFault, dayNumber } from './hours/calendar.ts';

/** Whether a location does business (product spec, section 3), in the provider's words. */
export const openStatuses = ['OPEN', 'CLOSED_PERMANENTLY', 'CLOSED_TEMPORARILY'] as const;

export type OpenStatus = (typeof openStatuses)[number];

/** A year and a month at least; in the past, or at most a year ahead (product spec, section 5, and the provider). */
export function openingDateFault(text: string, today: CalendarDate): Fault | undefined {
  const date = text.trim();
  if (date === '') return undefined;
  if (/^\d{4}(-|--\d{2}|-00.*)?$/.test(date)) return fault('opening_date_needs_month');
  const complete = /^\d{4}-\d{2}$/.test(date) ? `${date}-01` : date;
  const wrong = dateFault(complete);
  if (wrong) return complete === date ? wrong : fault('date_invalid', { given: date });
  const latest = yearAfter(today);
  return complete > latest ? fault('opening_date_too_far', { latest }) : undefined;
}

function yearAfter(today: CalendarDate): CalendarDate {
  const date = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return dayNumber(date) === undefined ? date.replace('-02-29', '-02-28') : date;
}
