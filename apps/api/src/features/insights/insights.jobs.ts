import type { Job } from '../../jobs/define-job.ts';
import { deleteCollected } from './delete-insights.job.ts';

/** The background work of insights. */
export const insightJobs = [deleteCollected] as Job[];
