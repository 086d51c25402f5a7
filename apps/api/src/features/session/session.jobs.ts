import type { Job } from '../../jobs/define-job.ts';
import { sweepSessions } from './sweep-sessions.job.ts';

/** The background work of sessions. */
export const sessionJobs = [sweepSessions] as Job[];
