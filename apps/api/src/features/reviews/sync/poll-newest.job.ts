import { defineJob } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { pollingPerMinute } from '../../../providers/google-business-profile/polling-budget.ts';
import { sendLater } from '../send-schedule.ts';
import { polledLocations, takeIn, type LocationToPoll, type PolledLocation } from './polled-location.ts';

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
        if ((await takeIn(services, payload, page)) < page.length) return;
    } catch (error) {
      if (!(error instanceof GoogleError) || error.kind === 'temporary') throw error;
      // What the provider refuses, asking again does not change.
      if (error.kind === 'quota') await sendLater(services, pollLocation, payload, error);
    }
  },
});

export interface LocationsOfAccount {
  companyId: number;
  /** All of one account, 200 at most. */
  locationIds: number[];
}

/**
 * Reads the newest reviews of many locations at once until it meets a page with something that it knows already. One
 * location that cannot be read spoils the answer for all, which are then read one by one.
 */
export const pollNewest = defineJob<LocationsOfAccount>({
  name: 'poll-newest-reviews',
  concurrency: 2,
  subject: ({ companyId, locationIds: [first] }) => `${companyId}/${first}`,
  async run(services, payload) {
    const { companyId, locationIds } = payload;
    const perMinute = pollingPerMinute(services.config, 'reviews');
    const locations = await polledLocations(services, companyId, locationIds);
    try {
      for await (const isKnown of takeInPages(locations, (locationId, reviews) =>
        takeIn(services, { companyId, locationId }, reviews),
      ))
        if (isKnown) return;
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      if (error.kind === 'quota') await sendLater(services, pollNewest, payload, error);
      else if (error.kind === 'temporary') throw error;
      // Without the grant nobody can read any of them.
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

/** Takes page after page in; yields of each whether it has something that was known. */
async function* takeInPages(
  locations: readonly PolledLocation[],
  take: (locationId: number, reviews: Parameters<typeof takeIn>[2]) => Promise<number>,
): AsyncGenerator<boolean> {
  const [first] = locations;
  if (!first) return;
  const ids = new Map(locations.map(({ name, locationId }) => [name, locationId]));
  for await (const page of first.google.listReviewsOf(first.account, [...ids.keys()])) {
    let changed = 0;
    for (const [name, reviews] of Map.groupBy(page, ({ location }) => location)) {
      const locationId = ids.get(name);
      if (locationId !== undefined)
        changed += await take(
          locationId,
          reviews.map(({ review }) => review),
        );
    }
    yield changed < page.length;
  }
}
