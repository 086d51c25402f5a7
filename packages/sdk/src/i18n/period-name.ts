import {
  type DatePreset,
  datePresets,
  earliestDate,
  type Period,
  resolvePeriod,
} from '@pinfold/contract/period';
import type { Translate } from './i18n.ts';
import type { Format } from './use-format.ts';

/** Returns the name of a period, the same on every screen. */
export function periodName(preset: DatePreset, t: Translate): string {
  switch (preset) {
    case 'last_7_days':
      return t('date.last_days', { count: 7 });
    case 'last_30_days':
      return t('date.last_days', { count: 30 });
    case 'last_90_days':
      return t('date.last_days', { count: 90 });
    case 'last_180_days':
      return t('date.last_days', { count: 180 });
    case 'last_365_days':
      return t('date.last_days', { count: 365 });
    case 'previous_6_months':
      return t('date.previous_half_year');
    default:
      return t(`date.${preset}`);
  }
}

/** Returns all periods with their names and days, counted from the company's today; `full` begins with the first day that can be asked for. */
export function namedPeriods(
  today: string,
  t: Translate,
): (Period & { preset: DatePreset; label: string })[] {
  return datePresets.map((preset) => ({
    preset,
    label: periodName(preset, t),
    ...resolvePeriod(preset, today, earliestDate),
  }));
}

/** A period by its name, which wins, or by its days as `YYYY-MM-DD`. */
interface NamedPeriod {
  preset?: DatePreset | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
}

/** Returns the name of a period, or its days. */
export function periodLabel(
  { preset, date_from, date_to }: NamedPeriod,
  t: Translate,
  format: Format,
): string {
  const dated = (day: string | undefined) => (day ? format.day(day) : '…');
  return preset ? periodName(preset, t) : `${dated(date_from)} – ${dated(date_to)}`;
}
