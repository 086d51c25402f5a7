import { defineJob } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { shareOf } from '../../../delivery/quota-subjects.ts';
import type { Services } from '../../../services.ts';
import { waitForQuota } from '../../../delivery/provider-quota.ts';
import { polledLocations, type LocationToPoll, type PolledLocation } from './polled-location.ts';
import { storeAndPublish } from './store-reviews.ts';

/** Reads the newest reviews of one location until it meets a page that it knows already. */
export const pollLocation = defineJob<LocationToPoll>({
  name: 'poll-location',
  concurrency: 4,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  async run(services, payload) {
    const [location] = await polledLocations(services, payload.companyId, [payload.locationId]);
    if (!location) return;
    try {
      for await (const page of location.google.listReviews(location.name))
        if ((await storeAndPublish(services, payload, page)) < page.length) return;
    } catch (error) {
      if (!(error instanceof GoogleError) || error.kind === 'temporary') throw error;
      // What the provider refuses, asking again does not change.
      if (error.kind === 'quota') await waitForQuota(services, pollLocation, payload, error);
    }
  },
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
export const pollNewest = defineJob<LocationsOfAccount>({
  name: 'poll-newest-reviews',
  concurrency: 2,
  subject: ({ companyId, locationIds: [first] }) => `${companyId}/${first}`,
  async run(services, payload) {
    const { companyId, locationIds } = payload;
    const perMinute = shareOf(services.config, ['google/v4', 'reviews']);
    const locations = await polledLocations(services, companyId, locationIds);
    try {
      for await (const isKnown of storePages(services, companyId, locations)) if (isKnown) return;
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      if (error.kind === 'quota') await waitForQuota(services, pollNewest, payload, error);
      else if (error.kind === 'temporary') throw error;
      // Without the grant no location can be read.
      else if (error.kind !== 'denied')
        await services.jobs.enqueue(
          services.database.queries,
          pollLocation,
          locations.map(({ locationId }, index) => ({
            payload: { companyId, locationId },
            at: new Date(services.now().getTime() + (index / perMinute) * 60_000),
          })),
        );
    }
  },
});

/** Stores page after page; yields of each whether it has something that was known. */
async function* storePages(
  services: Services,
  companyId: number,
  locations: readonly PolledLocation[],
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
