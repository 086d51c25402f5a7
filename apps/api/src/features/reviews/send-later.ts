import type { Job } from '../../jobs/define-job.ts';
import type { GoogleError } from '../../providers/google-business-profile/google-error.ts';
import type { Services } from '../../services.ts';

const defaultWaitSeconds = 30;

/**
 * Puts a job back for when the provider's quota allows it again. Waiting for a quota is no failure, so it does not use
 * up a try; the jitter keeps a crowd of jobs from coming back together.
 */
export async function sendLater<Payload extends object>(
  { database, jobs, now }: Services,
  job: Job<Payload>,
  payload: Payload,
  { retryAfter = defaultWaitSeconds }: Pick<GoogleError, 'retryAfter'>,
): Promise<void> {
  const seconds = retryAfter + Math.random() * retryAfter;
  await jobs.enqueue(database.queries, job, [{ payload, at: new Date(now().getTime() + seconds * 1000) }]);
}
