import type { IndicatorReading } from '@pinfold/contract/features/dashboard/indicator';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Period } from '@pinfold/contract/period';
import type { IndicatorViewer } from './indicator-sources.ts';

/** What is known of lookups of which no day of a period has a result. */
interface UnmeasuredPeriod {
  viewer: IndicatorViewer;
  period: Period;
  now: Date;
  /** Whether the provider can be asked at all. */
  isConnected: boolean;
  /** Since when the first keyword is watched; null for none. */
  watchedSince: string | Date | null;
  /** The last day before the period, `mostStaleDays` ago at most. */
  last: { day: string; value: number } | undefined;
}

/** Says why no day of a period was measured. */
export function unmeasuredReading({
  viewer: { disabledModules, timezone },
  period,
  now,
  isConnected,
  watchedSince,
  last,
}: UnmeasuredPeriod): IndicatorReading {
  if (disabledModules.includes('monitoring') || watchedSince === null) return { state: 'not_set_up' };
  if (!isConnected) return { state: 'failed', reason: 'not_connected' };
  if (last) return { state: 'stale', lastValue: last.value, measuredOn: last.day };
  // What was watched before the last day of the period should have been looked up on it.
  if (localTime(new Date(watchedSince), timezone).date < period.to)
    return { state: 'failed', reason: 'lookups_failed' };
  return { state: 'waiting', until: addDays(localTime(now, timezone).date, 1) };
}
