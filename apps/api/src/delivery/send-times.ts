import { type QuotaSettings, type QuotaShare, shareOf } from './quota-subjects.ts';

/** One thing of a batch. */
export interface ToSend {
  /** @defaultValue 1 */
  calls?: number;
  /** Of a location whose edits have a quota of their own. */
  locationId?: number;
}

/**
 * Returns when each thing of a batch may be sent so that the quotas hold: its share of calls a minute, and the edits of
 * each location. In the given order; undefined means now.
 */
export function sendTimes(
  items: readonly ToSend[],
  share: QuotaShare,
  { quotas, now }: { quotas: QuotaSettings; now: Date },
): (Date | undefined)[] {
  const room = Math.max(1, Math.floor(shareOf(quotas, share)));
  const sentTo = new Map<number, number>();
  let spent = 0;
  return items.map(({ calls = 1, locationId }) => {
    const edits = locationId === undefined ? 0 : (sentTo.get(locationId) ?? 0);
    if (locationId !== undefined) sentTo.set(locationId, edits + 1);
    const minute = Math.max(Math.floor(spent / room), Math.floor(edits / quotas.GOOGLE_EDITS_PER_MINUTE));
    spent += calls;
    return minute === 0 ? undefined : new Date(now.getTime() + minute * 60_000);
  });
}
