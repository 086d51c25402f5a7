import type { Review } from '../../reviews.queries.ts';

/** Google's quotas: 300 requests a minute in all, 10 edits a minute for a profile (Business Profile APIs, limits). */
const requestsPerMinute = 300;

const editsPerProfileAndMinute = 10;

/** About how long a bulk reply takes, in seconds. The busiest location sets the pace, guessed from what is loaded. */
export function bulkReplySeconds(count: number, loaded: readonly Review[]): number {
  const byLocation = new Map<number, number>();
  for (const { location } of loaded) byLocation.set(location.id, (byLocation.get(location.id) ?? 0) + 1);
  const share = Math.max(0, ...byLocation.values()) / Math.max(1, loaded.length);
  const minutes = Math.max(count / requestsPerMinute, (share * count) / editsPerProfileAndMinute);
  return Math.ceil(minutes * 60);
}
