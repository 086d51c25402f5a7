import { integrationJobs } from './features/integrations/integrations.jobs.ts';
import { readPublications } from './features/publications/read-publications.job.ts';
import { planCompany } from './features/rankings/lookups/plan-lookups.job.ts';
import { pollLocation } from './features/reviews/sync/poll-newest.job.ts';

/**
 * Where imports meet reviews, posts and positions: of a location that is new, reviews, posts and photos are read and the
 * positions looked up.
 */
export const connectedJobs = integrationJobs(async ({ jobs }, tx, companyId, ids) => {
  const payloads = ids.map((locationId) => ({ payload: { companyId, locationId } }));
  await jobs.enqueue(tx, pollLocation, payloads);
  await jobs.enqueue(tx, readPublications, payloads);
  if (ids.length > 0) await jobs.enqueue(tx, planCompany, [{ payload: { companyId } }]);
});
