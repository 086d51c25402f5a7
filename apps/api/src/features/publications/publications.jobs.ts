import type { Job } from '../../jobs/define-job.ts';
import { pollPublications } from './poll-publications.job.ts';
import { readPublications } from './read-publications.job.ts';
import { removeFiles } from './remove-files.job.ts';

/** The background work of photos and posts. */
export const publicationJobs = [readPublications, pollPublications, removeFiles] as Job[];
