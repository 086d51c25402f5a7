import type { PublicHoliday } from '@pinfold/contract/features/listings/holidays/public-holidays';
import {
  type CalendarDate,
  dayNumber,
  type Weekday,
} from '@pinfold/contract/features/listings/hours/calendar';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { Language } from '@pinfold/contract/languages';
import type { Translate } from '../../../../i18n/i18n.ts';
import { isWholeDay } from './hours-periods.ts';
import { oncePerKey } from '../../../../i18n/format.ts';

/** `08:00 – 21:00`, which one line never breaks. */
export function periodText({ open_time, close_time }: Pick<HoursPeriod, 'open_time' | 'close_time'>): string {
  return `${open_time || '…'}\u00a0–\u00a0${close_time || '…'}`;
}

/** Returns the hours of a day as text. */
export function dayText(t: Translate, periods: readonly HoursPeriod[]): string {
  if (periods.length === 0) return t('listing_editor.hours.closed');
  return periods
    .map((period) => (isWholeDay(period) ? t('listing_editor.hours.all_day') : periodText(period)))
    .join(', ');
}

/** A day of the week as a label: `Poniedziałek`, or `Pon.`. */
export function weekdayName(language: Language, day: Weekday, length: 'long' | 'short' = 'long'): string {
  // 5 January 1970 was a Monday.
  const name = weekdayNames(language, length).format(new Date(Date.UTC(1970, 0, 5 + day)));
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const weekdayNames = oncePerKey(
  (language: Language, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }),
);

/** How a day is written. */
type DateNameStyle = 'day' | 'date' | 'weekday';

const styles: Readonly<Record<DateNameStyle, Intl.DateTimeFormatOptions>> = {
  /** `25 grudnia` */
  day: { day: 'numeric', month: 'long' },
  /** `pt., 25 gru 2026` */
  date: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** `piątek` */
  weekday: { weekday: 'long' },
};

/** Formats a calendar date, independent of the time zone; an invalid date is returned as it is. */
export function dateName(language: Language, date: CalendarDate, style: DateNameStyle): string {
  if (dayNumber(date) === undefined) return date;
  // A line never ends between a day and its month.
  return dateNames(language, style)
    .format(new Date(`${date}T00:00:00Z`))
    .replaceAll(' ', '\u00a0');
}

const dateNames = oncePerKey(
  (language: Language, style: DateNameStyle) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...styles[style], timeZone: 'UTC' }),
);

/** What people call a public holiday. */
export function holidayName(t: Translate, { name, substitute }: PublicHoliday): string {
  return substitute ? t('listing_editor.hours.special_substitute', { holiday: name }) : name;
}
