import type { Job } from '../../jobs/define-job.ts';
import type { Services } from '../../services.ts';
import type { GoogleError } from './google-error.ts';

/**
 * Enqueues a job again for when a provider's quota allows it. Waiting for a quota is no failure, so it uses up no try;
 * the jitter keeps many jobs from coming back together.
 *
 * @param orElse - When, where the provider does not say how long to wait.
 */
export async function enqueueAfterQuota<Payload extends object>(
  { database, jobs, now }: Services,
  job: Job<Payload>,
  payload: Payload,
  { retryAfter }: Pick<GoogleError, 'retryAfter'>,
  orElse: (now: Date) => Date,
): Promise<void> {
  const at = retryAfter === undefined ? orElse(now()) : withJitter(now(), retryAfter);
  await jobs.enqueue(database.queries, job, [{ payload, at }]);
}

/** That many seconds from now, and up to as many more. */
export function withJitter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000 * (1 + Math.random()));
}
