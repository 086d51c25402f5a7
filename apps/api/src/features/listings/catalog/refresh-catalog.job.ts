import { defineJob } from '../../../jobs/define-job.ts';
import { fetchCatalog, catalogKey, type CatalogQuestion } from './fetch-catalog.ts';

/** Fetches a catalog again that is a day old; the old one is used meanwhile. */
export const refreshCatalog = defineJob<{ companyId: number; question: CatalogQuestion }>({
  name: 'refresh-offer',
  concurrency: 2,
  subject: ({ question }) => catalogKey(question),
  async run(services, { companyId, question }) {
    await fetchCatalog(services, companyId, question);
  },
});
