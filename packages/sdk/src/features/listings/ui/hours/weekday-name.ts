import type { Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import type { Language } from '@pinfold/contract/languages';
import { oncePerKey } from '../../../../i18n/format.ts';

/** A day of the week as a label: `Poniedziałek`, or `Pon.`. */
export function weekdayName(language: Language, day: Weekday, length: 'long' | 'short' = 'long'): string {
  // 5 January 1970 was a Monday.
  const name = names(language, length).format(new Date(Date.UTC(1970, 0, 5 + day)));
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const names = oncePerKey(
  (language: Language, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }),
);
