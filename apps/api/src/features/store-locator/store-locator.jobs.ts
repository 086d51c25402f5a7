import { defineJob, type Job } from '../../jobs/define-job.ts';
import { buildLocator, locatorBuild, requestOutdatedBuilds } from './build/locator-build.ts';

/** Builds the public responses after a change. */
const buildLocatorJob = defineJob<{ companyId: number }>({
  ...locatorBuild,
  concurrency: 1,
  run: (services, { companyId }) => buildLocator(services, companyId),
});

export const sweepLocators = defineJob({
  name: 'sweep-locators',
  concurrency: 1,
  everySeconds: 120,
  run: requestOutdatedBuilds,
});

/** The background work of store locators. */
export const storeLocatorJobs = [buildLocatorJob, sweepLocators] as Job[];
