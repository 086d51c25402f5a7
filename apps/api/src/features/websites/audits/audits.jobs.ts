import type { Job } from '../../../jobs/define-job.ts';
import { auditWebsite } from './audit-website.job.ts';
import { planAudits, requeueStuckAudits } from './plan-audits.job.ts';

/** The background work of audits. */
export const websiteAuditJobs = [planAudits, auditWebsite, requeueStuckAudits] as Job[];
