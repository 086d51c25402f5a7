import type { Job } from '../../jobs/define-job.ts';
import { buildLocatorJob } from './build/build-locator.job.ts';
import { sweepLocators } from './build/sweep-locators.job.ts';

/** The background work of store locators. */
export const storeLocatorJobs = [buildLocatorJob, sweepLocators] as Job[];
