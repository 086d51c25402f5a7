import { and, eq } from 'drizzle-orm';
import { listingEditRefusal } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Queryable } from '../../../database/database.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { Services } from '../../../services.ts';
import { listingFieldsOf } from '../../listings/listing-fields.ts';
import { locations } from '../../listings/listings.table.ts';
import { guardOf } from '../../listings/updates/edit-guard.ts';
import { enqueueUpdates } from '../../listings/updates/listing-update-lifecycle.ts';
import { problemOf } from '../../listings/updates/update-problems.ts';
import { syncLocation } from '../detect/sync-location.ts';
import type { ChangeRecord, LocationRef } from '../external-changes.table.ts';
import { failDecisions, markSending } from './decision-lifecycle.ts';
import { decisionUpdate } from './decision-update.ts';
import { hasDueDecisions, isDue, lockOpenChanges, sendingQueue } from './due-decisions.ts';

/** Seconds to wait when an edit of ours began or ended during the sync. */
const busySeconds = 15;

/**
 * Sends the decisions about a location that can no longer be undone, as one edit. Syncs the location first, since
 * decided fields may have changed again. Does nothing while another edit is under way: the end of that edit enqueues
 * this job again.
 */
export const sendDecisions = defineProviderJob<LocationRef, LocationRef, 'not_synced'>({
  ...sendingQueue,
  concurrency: 8,
  async claim({ database, now }, location) {
    return (await hasDueDecisions(database.queries, location, now())) ? location : undefined;
  },
  async work(services, location) {
    if ((await syncLocation(services, location)) !== 'busy') return enqueueDecisions(services, location);
    return { at: new Date(services.now().getTime() + busySeconds * 1000) };
  },
  // What keeps Google from being read is handled when sending.
  explain: ({ kind }) => (kind === 'temporary' ? undefined : { problem: 'not_synced' }),
  lastProblem: 'not_synced',
  settleFailed: enqueueDecisions,
});

/**
 * Enqueues one edit for the decisions about a location that are due, all of one author: those of another follow when it
 * has ended. The edit and the decisions that are on their way commit together.
 */
async function enqueueDecisions(services: Services, location: LocationRef): Promise<void> {
  await services.database.queries.transaction((tx) => enqueueDue(services, tx, location));
}

async function enqueueDue(services: Services, tx: Queryable, location: LocationRef): Promise<void> {
  const { companyId, locationId } = location;
  const isIt = and(eq(locations.companyId, companyId), eq(locations.id, locationId));
  const [row] = await tx.select().from(locations).where(isIt).for('update');
  if (!row || listingEditRefusal(guardOf(row))) return;
  const open = await lockOpenChanges(tx, location);
  const decided = ofOneAuthor(open.filter((change) => isDue(change, services.now())));
  const [first] = decided;
  if (!first) return;
  if (row.googleName === null) {
    await failDecisions(services, tx, companyId, decided, [problemOf('profile_gone')]);
    return;
  }
  const others = open.filter((change) => !decided.includes(change));
  const edit = decisionUpdate(listingFieldsOf(row), decided, others);
  const [updateId = 0] = await enqueueUpdates(services, tx, { companyId, userId: first.decidedBy }, [
    { locationId, ...edit, isAtProvider: true },
  ]);
  await markSending(services, tx, companyId, decided, updateId);
}

function ofOneAuthor(due: readonly ChangeRecord[]): ChangeRecord[] {
  const [first] = due;
  return due.filter((one) => one.decidedBy === first?.decidedBy && one.isByRule === first.isByRule);
}
