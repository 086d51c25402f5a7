import { defineJob } from '../../../jobs/define-job.ts';
import { locatorBuild } from './ask-for-build.ts';
import { buildLocator } from './build-locator.ts';

/** Builds what visitors are answered after something of it changed. */
export const buildLocatorJob = defineJob<{ companyId: number }>({
  ...locatorBuild,
  concurrency: 1,
  run: (services, { companyId }) => buildLocator(services, companyId),
});
