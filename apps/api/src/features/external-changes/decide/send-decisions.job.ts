import { and, eq } from 'drizzle-orm';
import { listingEditRefusal } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Queryable } from '../../../database/database.ts';
import { defineJob, type Job, type JobRun } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { Services } from '../../../services.ts';
import { listingFieldsOf } from '../../listings/listing-fields.ts';
import { locations } from '../../listings/listings.table.ts';
import { guardOf } from '../../listings/updates/edit-guard.ts';
import { enqueueUpdates } from '../../listings/updates/listing-update-lifecycle.ts';
import { afterQuota } from '../../../delivery/provider-quota.ts';
import { problemOf } from '../../listings/updates/update-problems.ts';
import { syncLocation } from '../detect/sync-location.ts';
import type { ChangeRecord, LocationRef } from '../external-changes.table.ts';
import { failDecisions, markSending } from './decision-lifecycle.ts';
import { decisionUpdate } from './decision-update.ts';
import { enqueueSending, hasDueDecisions, isDue, lockOpenChanges, sendingQueue } from './due-decisions.ts';

/**
 * Sends the decisions about a location that can no longer be undone, as one edit. Syncs the location first, since
 * decided fields may have changed again. Does nothing while another edit is under way: the end of that edit enqueues
 * this job again.
 */
export const sendDecisions: Job<LocationRef> = defineJob({
  ...sendingQueue,
  concurrency: 8,
  async run(services, location, run) {
    const { queries } = services.database;
    if (!(await hasDueDecisions(queries, location, services.now()))) return;
    if (!(await syncAgain(services, location, run))) return;
    await queries.transaction((tx) => enqueueDecisions(services, tx, location));
  },
});

/** Seconds to wait when an edit of ours began or ended during the sync. */
const busySeconds = 15;

/** Returns false if Google's quota is used up and the decisions have to wait. Other errors are handled when sending. */
async function syncAgain(services: Services, location: LocationRef, { isLastTry }: JobRun): Promise<boolean> {
  try {
    if ((await syncLocation(services, location)) !== 'busy') return true;
    await sendAt(services, location, new Date(services.now().getTime() + busySeconds * 1000));
    return false;
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    if (error.kind === 'temporary' && !isLastTry) throw error;
    if (error.kind !== 'quota') return true;
    await sendAt(services, location, afterQuota(services.now(), error));
    return false;
  }
}

async function sendAt(services: Services, { companyId, locationId }: LocationRef, at: Date): Promise<void> {
  await enqueueSending(services, services.database.queries, companyId, [{ locationId, at }]);
}

/**
 * Enqueues one edit for the decisions about a location that are due, all of one author: those of another follow when it
 * has ended. The edit and the decisions that are on their way commit together.
 */
async function enqueueDecisions(services: Services, tx: Queryable, location: LocationRef): Promise<void> {
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
