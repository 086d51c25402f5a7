import type { Job } from '../../jobs/define-job.ts';
import { enqueueAfterQuota } from '../../providers/google-business-profile/enqueue-after-quota.ts';
import type { GoogleError } from '../../providers/google-business-profile/google-error.ts';
import { nextMinute } from '../../providers/google-business-profile/provider-quota.ts';
import type { Services } from '../../services.ts';

/** Puts a job back for when Google's quota allows it again: in the next minute, unless Google says when. */
export async function waitForGoogle<Payload extends object>(
  services: Services,
  job: Job<Payload>,
  payload: Payload,
  error: Pick<GoogleError, 'retryAfter'>,
): Promise<void> {
  await enqueueAfterQuota(services, job, payload, error, nextMinute);
}
