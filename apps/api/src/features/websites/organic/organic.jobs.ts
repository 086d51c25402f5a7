import type { Job } from '../../../jobs/define-job.ts';
import { deleteOrganic } from './delete-organic.job.ts';
import { collectOrganicLookups, postOrganicLookups } from './organic-lookup-kind.ts';
import { planOrganic, planOrganicOfCompany } from './plan-organic.job.ts';

/** The background work of organic positions. */
export const organicJobs = [
  planOrganic,
  planOrganicOfCompany,
  postOrganicLookups,
  collectOrganicLookups,
  deleteOrganic,
] as Job[];
