import type { Job } from '../jobs/define-job.ts';
import type { Services } from '../services.ts';
import type { ProviderError } from './provider-error.ts';

const defaultWaitSeconds = 30;

/** Up to so many seconds later than it could, so that not all who wait come at once. */
const spreadSeconds = 20;

/** When a job comes back that a quota turned away: when the provider says, or in half a minute. */
export function afterQuota(now: Date, { retryAfter }: Pick<ProviderError, 'retryAfter'>): Date {
  const seconds = retryAfter ?? defaultWaitSeconds;
  return new Date(now.getTime() + (seconds + Math.random() * Math.min(seconds, spreadSeconds)) * 1000);
}

/** Puts a job back for when the quota allows it again. Waiting for a quota is no failure, so it uses up no try. */
export async function waitForQuota<Payload extends object>(
  { database, jobs, now }: Services,
  job: Job<Payload>,
  payload: Payload,
  error: Pick<ProviderError, 'retryAfter'>,
): Promise<void> {
  await jobs.enqueue(database.queries, job, [{ payload, at: afterQuota(now(), error) }]);
}
