import { type DatePreset, resolvePeriod } from '@pinfold/contract/period';
import type { Translate } from '../../../../i18n/i18n.ts';

/** A range of days with its name, both days as `YYYY-MM-DD`. */
export interface NamedRange {
  label: string;
  from: string;
  to: string;
}

/** Ready ranges, counted from the company's today. */
export function namedRanges(today: string, t: Translate): NamedRange[] {
  const named = (preset: DatePreset, label: string) => ({ label, ...resolvePeriod(preset, today) });
  return [
    named('last_7_days', t('date.last_days', { count: 7 })),
    named('last_30_days', t('date.last_days', { count: 30 })),
    named('last_90_days', t('date.last_days', { count: 90 })),
    named('previous_month', t('date.previous_month')),
    named('previous_quarter', t('date.previous_quarter')),
    named('previous_year', t('date.previous_year')),
  ];
}
