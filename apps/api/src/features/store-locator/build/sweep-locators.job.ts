import { eq } from 'drizzle-orm';
import { defineJob } from '../../../jobs/define-job.ts';
import { storeLocators } from '../store-locator.table.ts';
import { locatorBuild } from './ask-for-build.ts';
import { locatorToBuild } from './locator-to-build.ts';
import { sourceOf } from './source-of.ts';

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
