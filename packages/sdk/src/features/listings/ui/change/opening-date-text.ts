import { dayText } from '@pinfold/contract/date-text';
import { dayNumber } from '@pinfold/contract/features/listings/hours/calendar';
import type { Language } from '@pinfold/contract/languages';

/** An opening date as far as it is known: `maj 2019`, or `3 maja 2019`; a date that is none stays as it is. */
export function openingDateText(date: string, language: Language): string {
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const day = isWhole ? date : `${date}-01`;
  return dayNumber(day) === undefined ? date : dayText(day, isWhole ? 'long_date' : 'long_month', language);
}
