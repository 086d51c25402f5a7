import type { IndicatorReading, MissingSetup } from '@pinfold/contract/features/dashboard/indicator';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { IndicatorViewer } from './indicator-sources.ts';

/** What is known where no day of a period has a result. */
interface UnmeasuredPeriod {
  viewer: IndicatorViewer;
  now: Date;
  /** Whether the provider can be asked at all. */
  isConnected: boolean;
  /** What keeps everything from being looked up; null where something is. */
  missing: MissingSetup | null;
  /** Whether a lookup that is still remembered came to nothing. */
  hasFailed: boolean;
  /** The last day before the period, `mostStaleDays` ago at most. */
  last: { day: string; value: number } | undefined;
}

/** Says why no day of a period was measured. */
export function unmeasuredReading({
  viewer: { disabledModules, timezone },
  now,
  isConnected,
  missing,
  hasFailed,
  last,
}: UnmeasuredPeriod): IndicatorReading {
  if (disabledModules.includes('monitoring')) return { state: 'not_set_up', missing: 'monitoring' };
  if (missing) return { state: 'not_set_up', missing };
  if (!isConnected) return { state: 'failed', reason: 'not_connected' };
  if (last) return { state: 'stale', lastValue: last.value, measuredOn: last.day };
  if (hasFailed) return { state: 'failed', reason: 'lookups_failed' };
  return { state: 'waiting', until: addDays(localTime(now, timezone).date, 1) };
}
