import type { Queryable } from '../database/database.ts';
import type { Job } from '../jobs/define-job.ts';
import type { Services } from '../services.ts';
import { partRoom, type QuotaSettings, type QuotaShare, shareOf } from './provider-quota.ts';

/** One thing of a batch. */
export interface ToSend {
  /** All that it takes, with those that ask what became of it. @defaultValue 1 */
  calls?: number;
  /** Of a location whose edits have a quota of their own. */
  locationId?: number;
  /** Of an app whose replies have one. */
  appId?: number;
}

/**
 * Returns when each thing of a batch may be sent so that the quotas hold: its share of calls a minute, and what the
 * provider takes about each location or app. In the given order; undefined means now.
 */
export function sendTimes(
  items: readonly ToSend[],
  share: QuotaShare,
  { quotas, now }: { quotas: QuotaSettings; now: Date },
): (Date | undefined)[] {
  const room = Math.max(1, Math.floor(shareOf(quotas, share)));
  const ofPart = partRoom(quotas, share);
  const sentTo = new Map<number, number>();
  let spent = 0;
  return items.map(({ calls = 1, locationId, appId }) => {
    const part = locationId ?? appId;
    const sent = part === undefined ? 0 : (sentTo.get(part) ?? 0);
    if (part !== undefined) sentTo.set(part, sent + calls);
    const seconds = Math.max(
      Math.floor(spent / room) * 60,
      ofPart ? Math.floor(sent / ofPart.most) * ofPart.seconds : 0,
    );
    spent += calls;
    return seconds === 0 ? undefined : new Date(now.getTime() + seconds * 1000);
  });
}

/** The job of one thing of a batch. */
interface Spread<Payload> extends ToSend {
  payload: Payload;
  /** Left out or past: as soon as its turn comes. */
  notBefore?: Date;
}

/** Enqueues the job of each thing of a batch so that the quotas hold. Returns when the last one may be sent. */
export async function enqueueSpread<Payload extends object>(
  tx: Queryable,
  { config, jobs, now }: Pick<Services, 'config' | 'jobs' | 'now'>,
  job: Pick<Job<Payload>, 'name' | 'subject'>,
  share: QuotaShare,
  items: readonly Spread<Payload>[],
): Promise<Date> {
  const start = now();
  const times = sendTimes(items, share, { quotas: config, now: start });
  const spread = items.map(({ payload, notBefore = start }, index) => {
    const pace = (times[index]?.getTime() ?? start.getTime()) - start.getTime();
    return { payload, at: new Date(Math.max(notBefore.getTime(), start.getTime()) + pace) };
  });
  await jobs.enqueue(
    tx,
    job,
    spread.map(({ payload, at }) => (at > start ? { payload, at } : { payload })),
  );
  return spread.reduce((last, { at }) => (at > last ? at : last), start);
}

/** Seconds that the provider takes to decide after the last call; the quota decides how long the calls take. */
export const decisionSeconds = 5;

/** Returns an estimate of the seconds until a batch is sent and decided, from the time of its last call. */
export function secondsLeft(lastSendAt: string | Date, now: Date): number {
  const untilLastSend = Math.ceil((new Date(lastSendAt).getTime() - now.getTime()) / 1000);
  return Math.max(0, untilLastSend) + decisionSeconds;
}
