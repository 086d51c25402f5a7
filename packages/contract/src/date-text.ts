import { calendarDay, inTimeZone, type Dayjs } from './dayjs.ts';
import type { Language } from './languages.ts';

/**
 * How much of a moment is written, and how: `date` is `21 lis 2026`, `date_time` `21 lis 2026, 14:05`, `time` `14:05`,
 * `day_month` `21 lis`, `month` `lis 2026`, `long_date` `21 listopada 2026`,
 * `long_month` `listopad 2026`.
 */
export type DateTextStyle =
  | 'date'
  | 'date_time'
  | 'time'
  | 'day_month'
  | 'month'
  | 'long_date'
  | 'long_month';

/** A moment as people in a time zone read it on their clock and calendar. */
export function momentText(moment: Date, style: DateTextStyle, language: Language, timeZone: string): string {
  return write(inTimeZone(moment, timeZone), style, language);
}

/** A day of the calendar in words, the same in every time zone. */
export function dayText(date: string, style: DateTextStyle, language: Language): string {
  return write(calendarDay(date), style, language);
}

function write(day: Dayjs, style: DateTextStyle, language: Language): string {
  return day.locale(locales[language]).format((language === 'es' && spanish[style]) || patterns[style]);
}

// Day before month, as everybody outside the United States reads it.
const locales: Record<Language, string> = { pl: 'pl', en: 'en-gb', es: 'es' };

const patterns: Record<DateTextStyle, string> = {
  date: 'D MMM YYYY',
  date_time: 'D MMM YYYY, HH:mm',
  time: 'HH:mm',
  day_month: 'D MMM',
  month: 'MMM YYYY',
  long_date: 'D MMMM YYYY',
  long_month: 'MMMM YYYY',
};

const spanish: Partial<Record<DateTextStyle, string>> = {
  long_date: 'D [de] MMMM [de] YYYY',
  long_month: 'MMMM [de] YYYY',
};
