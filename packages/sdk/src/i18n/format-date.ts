import type { Language } from '@pinfold/contract/languages';
import { oncePerKey } from './once-per-key.ts';

/** Default of every company (product spec, section 9). */
export const defaultTimeZone = 'Europe/Warsaw';

/** How much of a moment is written: its day, its hour, or both; or its month. */
export type DateStyle = 'date' | 'time' | 'date_time' | 'day_month' | 'month';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date_time: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  day_month: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
};

/** Writes a moment as people in the company's time zone would read it on their clock. */
export function formatDate(moment: Date, style: DateStyle, language: Language, timeZone: string): string {
  if (Number.isNaN(moment.getTime())) return '';
  return dateFormat(language, style, timeZone).format(moment);
}

/** The day that it is in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  return dayFormat(timeZone).format(moment);
}

const dateFormat = oncePerKey(
  (language: Language, style: DateStyle, timeZone: string) =>
    new Intl.DateTimeFormat(dateLanguage(language), { ...styles[style], timeZone }),
);

// Swedes write days as ISO 8601 does.
const dayFormat = oncePerKey((timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }));

// Day before month, as everybody outside the United States reads it.
function dateLanguage(language: Language) {
  return language === 'en' ? 'en-GB' : language;
}
