import { quotaExceeded } from '../google/quota.ts';
import type { CallMeter } from '../http/call-meter.ts';
import type { LiveWorld } from '../world/live-world.ts';

const hour = 3600;
const day = 24 * hour;

/**
 * Counts a call about the reviews of an app: 200 reads an hour and 2,000 replies a day
 * (developers.google.com/android-publisher/reply-to-reviews).
 * @throws GoogleError `RESOURCE_EXHAUSTED`
 */
export function spendPlayCall(
  { state }: LiveWorld,
  meter: CallMeter,
  { method, packageName }: { method: string; packageName: string },
): void {
  const service = 'androidpublisher.googleapis.com';
  const { playReadsPerHour, playRepliesPerDay } = state.quotas;
  const [limitValue, seconds, quota] =
    method === 'POST'
      ? ([playRepliesPerDay, day, { metric: 'reviews_reply', description: 'Replies', per: 'day' }] as const)
      : ([playReadsPerHour, hour, { metric: 'reviews_get', description: 'Reviews', per: 'hour' }] as const);
  const retrySeconds = meter.spend(`play/${packageName}/${quota.metric}`, limitValue, seconds);
  if (retrySeconds === undefined) return;
  const limit = `${quota.description}Per${quota.per === 'day' ? 'Day' : 'Hour'}PerApp`;
  throw quotaExceeded({ ...quota, service, limit, limitValue, retrySeconds });
}
