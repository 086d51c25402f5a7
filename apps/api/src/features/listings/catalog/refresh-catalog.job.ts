import { defineJob } from '../../../jobs/define-job.ts';
import { fetchCatalog, catalogKey, type CatalogQuestion } from './fetch-catalog.ts';

/** Asks again for what is a day old, while the old answer still serves. */
export const refreshCatalog = defineJob<{ companyId: number; question: CatalogQuestion }>({
  name: 'refresh-offer',
  concurrency: 2,
  subject: ({ question }) => catalogKey(question),
  async run(services, { companyId, question }) {
    await fetchCatalog(services, companyId, question);
  },
});
