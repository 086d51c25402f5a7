import type { Job } from '../../jobs/define-job.ts';
import { requeueStuckDecisions } from './decide/requeue-stuck-decisions.job.ts';
import { sendDecisions } from './decide/send-decisions.job.ts';
import { pollExternalChanges } from './detect/poll-external-changes.job.ts';
import { syncExternalChanges } from './detect/sync-external-changes.job.ts';
import { applyProtection } from './protect/apply-protection.job.ts';

/** The background work of changes by others. */
export const externalChangeJobs = [
  sendDecisions,
  requeueStuckDecisions,
  applyProtection,
  syncExternalChanges,
  pollExternalChanges,
] as Job[];
