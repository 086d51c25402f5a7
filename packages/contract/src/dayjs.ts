import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/es.js';
import 'dayjs/locale/pl.js';
import utc from 'dayjs/plugin/utc.js';
import { offsetAt } from './features/listings/hours/zoned-time.ts';

/**
 * The one module that sets dayjs up. The SDK is published with a copy of its own (`packages/sdk/scripts/build.ts`), so
 * neither the plugin nor the locales reach the dayjs of a page around it. No locale is made the general one.
 */
dayjs.extend(utc);

/** A day of the calendar, `YYYY-MM-DD`, in no time zone. */
export function calendarDay(date: string): Dayjs {
  return dayjs.utc(date);
}

/**
 * What clocks of a time zone show at a moment. The zone's rules are those of `zoned-time.ts`: dayjs's own plugin reads
 * some moments wrong and is slower (decision 0018).
 */
export function inTimeZone(moment: Date, timeZone: string): Dayjs {
  const at = moment.getTime();
  return dayjs.utc(at + offsetAt(at, timeZone));
}

export type { Dayjs };
