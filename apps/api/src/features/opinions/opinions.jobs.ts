import type { Job } from '../../jobs/define-job.ts';
import { categoriseOpinions, requeueCategorisations } from './categories/categorise-opinions.job.ts';

/** The background work of opinions of all kinds. */
export const opinionJobs = [requeueCategorisations, categoriseOpinions] as Job[];
