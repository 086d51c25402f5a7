import type { Job } from '../../jobs/define-job.ts';
import { sealBoosterAudit } from './audit/seal-audit.job.ts';
import { classifyResponses, requeueUnclassifiedResponses } from './responses/classify-responses.job.ts';
import { forgetExpired } from './responses/erase-responses.ts';

/** The background work of the Review Booster. */
export const reviewBoosterJobs = [
  classifyResponses,
  requeueUnclassifiedResponses,
  forgetExpired,
  sealBoosterAudit,
] as Job[];
