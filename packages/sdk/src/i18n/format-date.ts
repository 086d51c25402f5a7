import type { Language } from '@pinfold/contract/languages';
import { oncePerKey } from './once-per-key.ts';

/** Default of every company (product spec, section 9). */
export const defaultTimeZone = 'Europe/Warsaw';

/** How much of a moment is written: its day, its hour, or both. */
export type DateStyle = 'date' | 'time' | 'date_time' | 'day_month';

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
};

/** Writes a moment as people in the company's time zone would read it on their clock. */
export function formatDate(moment: Date, style: DateStyle, language: Language, timeZone: string): string {
  if (Number.isNaN(moment.getTime())) return '';
  return dateFormat(language, style, timeZone).format(moment);
}

/** The day that it is in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = dayFormat(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const dateFormat = oncePerKey(
  (language: Language, style: DateStyle, timeZone: string) =>
    new Intl.DateTimeFormat(dateLanguage(language), { ...styles[style], timeZone }),
);

const dayFormat = oncePerKey(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

// Day before month, as everybody outside the United States reads it.
function dateLanguage(language: Language) {
  return language === 'en' ? 'en-GB' : language;
}
