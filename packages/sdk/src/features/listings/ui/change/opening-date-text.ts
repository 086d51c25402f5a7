import { dayNumber } from '@pinfold/contract/features/listings/hours/calendar-date';
import type { Language } from '@pinfold/contract/languages';
import { oncePerKey } from '../../../../i18n/once-per-key.ts';

/** An opening date as far as it is known: `maj 2019`, or `3 maj 2019`; a date that is none stays as it is. */
export function openingDateText(date: string, language: Language): string {
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const day = isWhole ? date : `${date}-01`;
  if (dayNumber(day) === undefined) return date;
  return formats(language, isWhole ? 'day' : 'month').format(new Date(`${day}T00:00:00Z`));
}

const formats = oncePerKey(
  (language: Language, until: 'day' | 'month') =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...(until === 'day' && { day: 'numeric' }),
    }),
);
