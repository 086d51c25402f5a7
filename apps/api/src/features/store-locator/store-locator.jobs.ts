import { eq } from 'drizzle-orm';
import { defineJob, type Job } from '../../jobs/define-job.ts';
import { buildLocator, locatorBuild, sourceOf } from './build/locator-build.ts';
import { locatorToBuild } from './published-locator.ts';
import { storeLocators } from './store-locator.table.ts';

/** Builds what visitors are answered after something of it changed. */
const buildLocatorJob = defineJob<{ companyId: number }>({
  ...locatorBuild,
  concurrency: 1,
  run: (services, { companyId }) => buildLocator(services, companyId),
});

/** Finds locators whose shops changed in a way that asked for nothing: reviews, imports, another day. */
export const sweepLocators = defineJob({
  name: 'sweep-locators',
  concurrency: 1,
  everySeconds: 120,
  async run(services) {
    const { queries } = services.database;
    const published = await queries
      .select({ companyId: storeLocators.companyId, builtFrom: storeLocators.builtFrom })
      .from(storeLocators)
      .where(eq(storeLocators.isPublished, true));
    for (const { companyId, builtFrom } of published) {
      const locator = await locatorToBuild(queries, companyId);
      if (!locator?.isEnabled || (await sourceOf(services, locator)) === builtFrom) continue;
      await services.jobs.enqueue(queries, locatorBuild, [{ payload: { companyId } }]);
    }
  },
});

/** The background work of store locators. */
export const storeLocatorJobs = [buildLocatorJob, sweepLocators] as Job[];
