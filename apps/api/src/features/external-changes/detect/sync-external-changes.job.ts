import { and, eq, isNotNull } from 'drizzle-orm';
import { defineJob } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { Services } from '../../../services.ts';
import { locations } from '../../listings/listings.table.ts';
import type { LocationRef } from '../external-changes.table.ts';
import { syncLocation, type SyncOutcome } from './sync-location.ts';
import { noteCheck } from './watched-location.ts';

/** Syncs one location's external changes; a second sync of the same state finds nothing new. */
export const syncExternalChanges = defineJob<LocationRef>({
  name: 'sync-external-changes',
  concurrency: 4,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  async run(services, location) {
    const outcome = await syncOnce(services, location);
    if (outcome === 'done' || outcome === 'unreachable') return;
    const seconds = outcome === 'busy' ? busySeconds : outcome.waitSeconds + Math.random() * spreadSeconds;
    const at = new Date(services.now().getTime() + seconds * 1000);
    await services.jobs.enqueue(services.database.queries, syncExternalChanges, [{ payload: location, at }]);
  },
});

const busySeconds = 30;

const defaultWaitSeconds = 60;

/** Spreads the retries, so that rejected requests are not repeated all at once. */
const spreadSeconds = 20;

async function syncOnce(
  services: Services,
  location: LocationRef,
): Promise<SyncOutcome | { waitSeconds: number }> {
  try {
    return await syncLocation(services, location);
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    if (error.kind === 'quota') return { waitSeconds: error.retryAfter ?? defaultWaitSeconds };
    if (error.kind === 'temporary') throw error;
    // Lost access and deleted profiles are reported elsewhere; polling tries again in its turn.
    await noteCheck(services.database.queries, location, services.now());
    return 'unreachable';
  }
}

/**
 * Handles Google's notification that a profile (`accounts/{a}/locations/{l}`) has changed: enqueues a sync for each
 * company that has it.
 */
export async function handleGoogleNotification(
  { database, jobs }: Services,
  googleName: string,
): Promise<void> {
  const known = await database.queries
    .select({ companyId: locations.companyId, locationId: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.googleName, googleName.replace(/^accounts\/[^/]+\//, '')),
        isNotNull(locations.googleAccountId),
      ),
    );
  await jobs.enqueue(
    database.queries,
    syncExternalChanges,
    known.map((payload) => ({ payload })),
  );
}
