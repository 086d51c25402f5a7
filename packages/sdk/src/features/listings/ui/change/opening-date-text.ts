import type { Language } from '@pinfold/contract/languages';
import { oncePerKey } from '../../../../i18n/once-per-key.ts';

/** An opening date as far as it is known: `maj 2019`, or `3 maj 2019`. */
export function openingDateText(date: string, language: Language): string {
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const moment = new Date(`${isWhole ? date : `${date}-01`}T00:00:00Z`);
  if (date === '' || Number.isNaN(moment.getTime())) return date;
  return formats(language, isWhole ? 'day' : 'month').format(moment);
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
