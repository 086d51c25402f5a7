import type { Job } from '../../jobs/define-job.ts';
import { deleteCompetitorPositions, deletePositions } from './delete-positions.job.ts';
import { planCompany, planLookups } from './lookups/plan-lookups.job.ts';
import { collectLookups, postLookups } from './lookups/rank-lookup-kind.ts';

/** The background work of positions. */
export const rankingJobs = [
  planLookups,
  planCompany,
  postLookups,
  collectLookups,
  deletePositions,
  deleteCompetitorPositions,
] as Job[];
