import { dayNumber, type CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import type { Language } from '@pinfold/contract/languages';
import { oncePerKey } from '../../../../i18n/format.ts';

/** How a day is written. */
export type DateNameStyle = 'day' | 'date' | 'weekday';

const styles: Readonly<Record<DateNameStyle, Intl.DateTimeFormatOptions>> = {
  /** `25 grudnia` */
  day: { day: 'numeric', month: 'long' },
  /** `pt., 25 gru 2026` */
  date: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** `piątek` */
  weekday: { weekday: 'long' },
};

/** A day of the calendar in words, the same in every time zone; what is none stays as it is. */
export function dateName(language: Language, date: CalendarDate, style: DateNameStyle): string {
  if (dayNumber(date) === undefined) return date;
  // A line never ends between a day and its month.
  return names(language, style)
    .format(new Date(`${date}T00:00:00Z`))
    .replaceAll(' ', '\u00a0');
}

const names = oncePerKey(
  (language: Language, style: DateNameStyle) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...styles[style], timeZone: 'UTC' }),
);
