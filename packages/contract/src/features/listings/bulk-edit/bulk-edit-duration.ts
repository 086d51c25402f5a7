/** Google takes so many calls a minute in all, and so many edits a minute of one profile. */
export const providerQuota = { callsPerMinute: 300, editsPerProfile: 10 } as const;

/**
 * Seconds that a bulk edit takes at least, from the calls of each listing: the quota lets a first minute's worth go at
 * once, and then as many each minute.
 */
export function bulkEditSeconds(calls: readonly number[]): number {
  const all = calls.reduce((sum, count) => sum + count, 0);
  const most = calls.reduce(
    (high, count) => Math.max(high, Math.ceil(count / providerQuota.editsPerProfile)),
    0,
  );
  const minutes = Math.max(Math.ceil(all / providerQuota.callsPerMinute), most) - 1;
  return Math.max(0, minutes) * 60;
}
