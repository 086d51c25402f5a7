import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import { hoursSummary } from '@pinfold/contract/features/listings/hours/hours-summary';
import type { SpecialHoursPeriod } from '@pinfold/contract/features/listings/hours/special-hours';
import type { Translate } from '../../../../i18n/i18n.ts';
import { periodText } from '../hours/hours-text.ts';
import { weekdayName } from '../hours/weekday-name.ts';
import type { ValueWords } from './value-words.ts';

type Times = Pick<HoursPeriod, 'open_time' | 'close_time'>;

/** What a day has: `08:00 – 12:00, 13:00 – 18:00`, or that it is closed. */
export function timesText(t: Translate, times: readonly Times[]): string {
  if (times.length === 0) return t('listing_values.closed');
  return times.map((one) => (isAllDay(one) ? t('listing_values.all_day') : periodText(one))).join(', ');
}

/** What is said of a date; empty where nothing is. */
export function dateText(t: Translate, periods: readonly SpecialHoursPeriod[]): string {
  if (periods.length === 0) return '';
  const open = periods.filter(({ closed }) => !closed);
  return timesText(
    t,
    open.map(({ open_time, close_time }) => ({ open_time: open_time ?? '', close_time: close_time ?? '' })),
  );
}

/** A week in as few lines as it takes: `Pon.–pt.: 09:00 – 17:00`. Nothing where no hours are said. */
export function weekLines({ t, language }: ValueWords, periods: readonly HoursPeriod[]): string[] {
  if (periods.length === 0) return [];
  return hoursSummary(periods).map(({ from, to, times }) => {
    const days = from === to ? [from] : [from, to];
    return `${days.map((day) => weekdayName(language, day, 'short')).join('–')}: ${timesText(t, times)}`;
  });
}

function isAllDay({ open_time, close_time }: Times): boolean {
  return open_time === '00:00' && close_time === '24:00';
}
