// Apart from other formats: dates bring dayjs, which the log-in page does without.
import { momentText } from '@pinfold/contract/date-text';
import type { Language } from '@pinfold/contract/languages';

/** How much of a moment is written: its day, its hour, or both; or its month. */
export type DateStyle = 'date' | 'time' | 'date_time' | 'day_month' | 'month';

/** Default of every company (product spec, section 9). */
export const defaultTimeZone = 'Europe/Warsaw';

/** Writes a moment as people in the company's time zone would read it on their clock; nothing for what is no moment. */
export function formatDate(moment: Date, style: DateStyle, language: Language, timeZone: string): string {
  return Number.isNaN(moment.getTime()) ? '' : momentText(moment, style, language, timeZone);
}
