import { type DatePreset, datePresets, resolvePeriod } from '@pinfold/contract/period';
import type { ReviewFilters } from '../review-filters.ts';

/** What people see who choose nothing. */
const defaultPreset: DatePreset = 'last_90_days';

/** The days of a period by name, as filters of reviews; from the beginning on there is no first day. */
export function periodFilters(
  preset: DatePreset,
  today: string,
): { date_from: string | undefined; date_to: string } {
  const { from, to } = resolvePeriod(preset, today);
  return { date_from: preset === 'full' ? undefined : from, date_to: to };
}

/** The period that filters ask for by name; undefined when it is one of their own. */
export function presetOf(
  { date_from, date_to }: { date_from?: string | undefined; date_to?: string | undefined },
  today: string,
): DatePreset | undefined {
  return datePresets.find((preset) => {
    const period = periodFilters(preset, today);
    return period.date_from === date_from && period.date_to === date_to;
  });
}

/** The filters with the last 90 days where they name no day. */
export function withPeriod(filters: ReviewFilters, today: string): ReviewFilters {
  if (filters.date_from || filters.date_to) return filters;
  const { date_from, date_to } = periodFilters(defaultPreset, today);
  return { ...filters, ...(date_from && { date_from }), date_to };
}
