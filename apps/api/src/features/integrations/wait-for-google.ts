import type { Job } from '../../jobs/define-job.ts';
import type { GoogleError } from '../../providers/google-business-profile/google-error.ts';
import { nextMinute } from '../../providers/google-business-profile/provider-quota.ts';
import type { Services } from '../../services.ts';

/** Puts a job back for when Google's quota allows it again; waiting for a quota uses up no try. */
export async function waitForGoogle<Payload extends object>(
  { database, jobs, now }: Services,
  job: Job<Payload>,
  payload: Payload,
  { retryAfter }: Pick<GoogleError, 'retryAfter'>,
): Promise<void> {
  const at =
    retryAfter === undefined
      ? nextMinute(now())
      : new Date(now().getTime() + retryAfter * 1000 * (1 + Math.random()));
  await jobs.enqueue(database.queries, job, [{ payload, at }]);
}
