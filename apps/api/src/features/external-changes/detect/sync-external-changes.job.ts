import { and, eq, isNotNull } from 'drizzle-orm';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { Services } from '../../../services.ts';
import { locations } from '../../listings/listings.table.ts';
import type { LocationRef } from '../external-changes.table.ts';
import { syncLocation } from './sync-location.ts';
import { noteCheck } from './watched-location.ts';

/** Syncs one location's external changes; a second sync of the same state finds nothing new. */
export const syncExternalChanges = defineProviderJob<LocationRef, LocationRef, 'unreachable'>({
  name: 'sync-external-changes',
  concurrency: 4,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  claim: async (_services, location) => location,
  async work(services, location) {
    if ((await syncLocation(services, location)) !== 'busy') return;
    return { at: new Date(services.now().getTime() + busySeconds * 1000) };
  },
  explain: ({ kind }) => (kind === 'temporary' ? undefined : { problem: 'unreachable' }),
  // Lost access and deleted profiles are reported elsewhere; polling tries again in its turn.
  settleFailed: ({ database, now }, location) => noteCheck(database.queries, location, now()),
});

const busySeconds = 30;

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
