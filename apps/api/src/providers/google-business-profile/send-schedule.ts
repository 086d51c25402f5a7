import type { Config } from '../../config.ts';
import type { Job } from '../../jobs/define-job.ts';
import type { Services } from '../../services.ts';
import { enqueueAfterQuota, withJitter } from './enqueue-after-quota.ts';
import type { GoogleError } from './google-error.ts';

/** Half of the provider's requests are left for asking what became of it, and for everything else. */
const share = 0.5;

/**
 * Returns when each reply or post of a batch may be sent without exceeding the provider's quotas: requests a minute in total,
 * and edits a minute for each location. In the given order; undefined means now.
 */
export function sendTimes(
  sent: readonly { locationId: number }[],
  quotas: Pick<Config, 'GOOGLE_REQUESTS_PER_MINUTE' | 'GOOGLE_EDITS_PER_MINUTE'>,
  now: Date,
): (Date | undefined)[] {
  const perMinute = Math.max(1, Math.floor(quotas.GOOGLE_REQUESTS_PER_MINUTE * share));
  const sentTo = new Map<number, number>();
  return sent.map(({ locationId }, index) => {
    const before = sentTo.get(locationId) ?? 0;
    sentTo.set(locationId, before + 1);
    const minute = Math.max(
      Math.floor(index / perMinute),
      Math.floor(before / quotas.GOOGLE_EDITS_PER_MINUTE),
    );
    return minute === 0 ? undefined : new Date(now.getTime() + minute * 60_000);
  });
}

const defaultWaitSeconds = 30;

/** Enqueues a job again for when the provider's quota allows it again: in half a minute, unless the provider says when. */
export async function sendLater<Payload extends object>(
  services: Services,
  job: Job<Payload>,
  payload: Payload,
  error: Pick<GoogleError, 'retryAfter'>,
): Promise<void> {
  await enqueueAfterQuota(services, job, payload, error, (now) => withJitter(now, defaultWaitSeconds));
}
