// In its own file, since it needs dayjs, which the log-in page does not load.
import { dayText, momentText } from '@pinfold/contract/date-text';
import type { Language } from '@pinfold/contract/languages';

/** Which part of a moment is formatted. */
export type DateStyle = 'date' | 'time' | 'date_time' | 'day_month' | 'month';

/** Which part of a calendar day is formatted. */
export type DayStyle = Extract<DateStyle, 'date' | 'day_month' | 'month'>;

/** Default of every company (product spec, section 9). */
export const defaultTimeZone = 'Europe/Warsaw';

/** Formats a moment in the company's time zone; '' for an invalid date. */
export function formatDate(moment: Date, style: DateStyle, language: Language, timeZone: string): string {
  return Number.isNaN(moment.getTime()) ? '' : momentText(moment, style, language, timeZone);
}

/** Formats a calendar day, `YYYY-MM-DD`, which is the same in every time zone; '' for an invalid one. */
export function formatDay(day: string, style: DayStyle, language: Language): string {
  return Number.isNaN(Date.parse(day)) ? '' : dayText(day, style, language);
}
