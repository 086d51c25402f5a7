// In its own file, since it needs dayjs, which the log-in page does not load.
import { momentText } from '@pinfold/contract/date-text';
import type { Language } from '@pinfold/contract/languages';

/** Which part of a moment is formatted. */
export type DateStyle = 'date' | 'time' | 'date_time' | 'day_month' | 'month';

/** Default of every company (product spec, section 9). */
export const defaultTimeZone = 'Europe/Warsaw';

/** Formats a moment in the company's time zone; '' for an invalid date. */
export function formatDate(moment: Date, style: DateStyle, language: Language, timeZone: string): string {
  return Number.isNaN(moment.getTime()) ? '' : momentText(moment, style, language, timeZone);
}
