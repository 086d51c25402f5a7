import { readInsights } from './features/insights/collect/read-insights.job.ts';
import { listNewLocations } from './features/integrations/directories/follow-locations.ts';
import { integrationJobs } from './features/integrations/integrations.jobs.ts';
import { readPublications } from './features/publications/read-publications.job.ts';
import { planCompany } from './features/rankings/lookups/plan-lookups.job.ts';
import { pollLocation } from './features/reviews/sync/poll-newest.job.ts';

/**
 * Connects imports with other features: of a new location reviews, posts, photos and insights are read, ranks looked up,
 * and the directories of the company get it.
 */
export const connectedJobs = integrationJobs(async (services, tx, companyId, ids) => {
  const { jobs } = services;
  const payloads = ids.map((locationId) => ({ payload: { companyId, locationId } }));
  await jobs.enqueue(tx, pollLocation, payloads);
  await jobs.enqueue(tx, readPublications, payloads);
  await jobs.enqueue(tx, readInsights, payloads);
  if (ids.length === 0) return;
  await jobs.enqueue(tx, planCompany, [{ payload: { companyId } }]);
  await listNewLocations(services, tx, companyId);
});
