import type { Job } from '../../jobs/define-job.ts';
import { sweepTokens } from './embed-tokens/sweep-tokens.job.ts';
import { sweepSessions } from './sweep-sessions.job.ts';

/** The background work of sessions. */
export const sessionJobs = [sweepSessions, sweepTokens] as Job[];
