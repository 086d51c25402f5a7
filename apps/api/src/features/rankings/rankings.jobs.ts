import type { Job } from '../../jobs/define-job.ts';
import { collectLookups } from './collect/collect-lookups.job.ts';
import { forgetPositions } from './collect/forget-positions.job.ts';
import { planCompany } from './collect/plan-company.job.ts';
import { planLookups } from './collect/plan-lookups.job.ts';
import { postLookups } from './collect/post-lookups.job.ts';
import { forgetCompetitor } from './compete/forget-competitor.job.ts';

/** The background work of positions. */
export const rankingJobs = [
  planLookups,
  planCompany,
  postLookups,
  collectLookups,
  forgetPositions,
  forgetCompetitor,
] as Job[];
