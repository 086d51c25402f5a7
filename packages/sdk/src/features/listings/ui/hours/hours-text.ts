import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { Translate } from '../../../../i18n/i18n.ts';
import { isWholeDay } from './with-times.ts';

/** `08:00 – 21:00`, which one line never breaks. */
export function periodText({ open_time, close_time }: Pick<HoursPeriod, 'open_time' | 'close_time'>): string {
  return `${open_time || '…'}\u00a0–\u00a0${close_time || '…'}`;
}

/** What a day has, in words. */
export function dayText(t: Translate, periods: readonly HoursPeriod[]): string {
  if (periods.length === 0) return t('listing_editor.hours.closed');
  return periods
    .map((period) => (isWholeDay(period) ? t('listing_editor.hours.all_day') : periodText(period)))
    .join(', ');
}
