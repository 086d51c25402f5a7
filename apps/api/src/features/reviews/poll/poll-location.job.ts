import { defineJob } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { sendLater } from '../send-schedule.ts';
import { polledLocations, takeIn, type LocationToPoll } from '../sync/polled-location.ts';

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
