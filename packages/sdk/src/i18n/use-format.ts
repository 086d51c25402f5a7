import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { useMemo } from 'react';
import { useCurrentCompany } from '../features/company/current-company.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import { type DateStyle, type DayStyle, defaultTimeZone, formatDate, formatDay } from './date-format.ts';
import { formatAge, formatDuration, formatList, formatNumber } from './format.ts';

/** Formats numbers and moments in the user's language and the company's time zone. */
export interface Format {
  /** IANA name. `Europe/Warsaw` until the company is known. */
  timeZone: string;
  /** `3 412` */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A moment as ISO 8601 or a Date: `21 lis 2026`, `21 lis 2026, 14:05`. */
  date(moment: string | Date, style?: DateStyle): string;
  /** A calendar day as `YYYY-MM-DD`, the same in every time zone: `21 lis 2026`. */
  day(date: string, style?: DayStyle): string;
  /** Time since a moment: `18 godz.`, `1 dzień`. */
  age(moment: string | Date, now?: Date): string;
  /** Seconds in their largest unit: `5 min`. */
  duration(seconds: number): string;
  /** A list: `a, b i c`. */
  list(words: readonly string[]): string;
  /** Today in the company's time zone, as `YYYY-MM-DD`. */
  today(now?: Date): string;
}

/**
 * Returns formats for numbers, dates and ages in the user's language and the company's time zone.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const format = useFormat();
 * return <time dateTime={review.created_at}>{format.age(review.created_at)}</time>;
 * ```
 */
export function useFormat(): Format {
  const { language, translate } = usePinfold();
  const { data: company } = useCurrentCompany();
  const timeZone = company?.timezone ?? defaultTimeZone;
  return useMemo<Format>(
    () => ({
      timeZone,
      number: (value, options) => formatNumber(value, language, options),
      date: (moment, style = 'date') => formatDate(new Date(moment), style, language, timeZone),
      day: (date, style = 'date') => formatDay(date, style, language),
      age: (moment, now = new Date()) =>
        formatAge(new Date(moment), now, language) ?? translate('common.now'),
      duration: (seconds) => formatDuration(Math.max(60, seconds), language) ?? '',
      list: (words) => formatList(words, language),
      today: (now = new Date()) => localTime(now, timeZone).date,
    }),
    [language, timeZone, translate],
  );
}
