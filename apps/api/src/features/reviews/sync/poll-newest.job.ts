import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { ProviderError } from '../../../delivery/provider-error.ts';
import { shareOf } from '../../../delivery/provider-quota.ts';
import type { Services } from '../../../services.ts';
import {
  reachedLocation,
  reachedLocations,
  type LocationToRead,
  type ReachedLocation,
} from '../../listings/reached-locations.ts';
import { storeAndPublish } from './store-reviews.ts';

/** What the provider refuses, asking again does not change. */
const refused = ({ kind }: ProviderError) =>
  kind === 'temporary' ? undefined : { problem: 'refused' as const };

/** Reads the newest reviews of one location until it meets a page that it knows already. */
export const pollLocation = defineProviderJob<LocationToRead, ReachedLocation, 'refused'>({
  name: 'poll-location',
  concurrency: 4,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  claim: reachedLocation,
  async work(services, location, payload) {
    for await (const page of location.google.listReviews(location.name))
      if ((await storeAndPublish(services, payload, page)) < page.length) return;
  },
  explain: refused,
});

export interface LocationsOfAccount {
  companyId: number;
  /** All of one account, 200 at most. */
  locationIds: number[];
}

/**
 * Reads the newest reviews of many locations in one request a page, until a page contains a known one. If a location
 * cannot be read the whole request fails; then the locations are read one by one.
 */
export const pollNewest = defineProviderJob<LocationsOfAccount, ReachedLocation[], 'denied' | 'refused'>({
  name: 'poll-newest-reviews',
  concurrency: 2,
  subject: ({ companyId, locationIds: [first] }) => `${companyId}/${first}`,
  claim: (services, { companyId, locationIds }) => reachedLocations(services, companyId, locationIds),
  async work(services, locations, { companyId }) {
    for await (const isKnown of storePages(services, companyId, locations)) if (isKnown) return;
  },
  // Without the grant no location can be read.
  explain: (error) => (error.kind === 'denied' ? { problem: 'denied' } : refused(error)),
  async settleFailed({ config, database, jobs, now }, { companyId }, problem, locations) {
    if (problem === 'denied') return;
    const perMinute = shareOf(config, ['google/v4', 'reviews']);
    await jobs.enqueue(
      database.queries,
      pollLocation,
      locations.map(({ locationId }, index) => ({
        payload: { companyId, locationId },
        at: new Date(now().getTime() + (index / perMinute) * 60_000),
      })),
    );
  },
});

/** Stores page after page; yields of each whether it has something that was known. */
async function* storePages(
  services: Services,
  companyId: number,
  locations: readonly ReachedLocation[],
): AsyncGenerator<boolean> {
  const [first] = locations;
  if (!first) return;
  const ids = new Map(locations.map(({ name, locationId }) => [name, locationId]));
  for await (const page of first.google.listReviewsOf(first.account, [...ids.keys()])) {
    let changed = 0;
    for (const [name, reviews] of Map.groupBy(page, ({ location }) => location)) {
      const locationId = ids.get(name);
      if (locationId !== undefined)
        changed += await storeAndPublish(
          services,
          { companyId, locationId },
          reviews.map(({ review }) => review),
        );
    }
    yield changed < page.length;
  }
}
