import type { Job } from '../../jobs/define-job.ts';
import { pollInsights } from './collect/poll-insights.job.ts';
import { readInsightKeywords } from './collect/read-insight-keywords.job.ts';
import { readInsights } from './collect/read-insights.job.ts';
import { deleteCollected } from './delete-insights.job.ts';
import { writeInsightExport } from './export/write-insight-export.job.ts';
import { writeOldInsightExport } from './old/write-old-insight-export.job.ts';

/** The background work of insights. */
export const insightJobs = [
  pollInsights,
  readInsights,
  readInsightKeywords,
  deleteCollected,
  writeInsightExport,
  writeOldInsightExport,
] as Job[];
