import type { DatePreset } from '@pinfold/contract/period';
import type { Translate } from './i18n.ts';

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
