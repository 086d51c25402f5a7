import { and, eq, sql } from 'drizzle-orm';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { finishBulkEdit, lockBulkEdit, publishBulkEditProgress } from '../bulk-edit/bulk-edit-lifecycle.ts';
import { fillLabelGroups } from '../groups/group-members.ts';
import { changedListing, listingColumns, listingFieldsOf, pickFields } from '../listing-fields.ts';
import { keptQuality } from '../kept-quality.ts';
import { locations } from '../listings.table.ts';
import {
  findUnsettled,
  writeOutcome,
  type UpdateAttempt,
  type UpdateOutcome,
} from './listing-update-lifecycle.ts';
import type { listingUpdates } from './listing-updates.table.ts';

/**
 * Writes the outcome of an update, unless it was settled before: the listing says what the provider took, its score and
 * its label groups follow, and a bulk edit whose last location it was is finished. Publishes the events in the same
 * transaction.
 */
export async function settleUpdate(
  services: Services,
  tx: Queryable,
  attempt: UpdateAttempt,
  outcome: UpdateOutcome,
): Promise<void> {
  const { companyId, updateId } = attempt;
  const update = await findUnsettled(tx, attempt);
  if (!update) return;
  const { locationId, bulkEditId } = update;
  const movesGroups = outcome.taken.includes('labels');
  // The order in which everybody locks: company, bulk edit, update, location.
  if (movesGroups) await lockCompany(tx, companyId, services.now());
  if (bulkEditId !== null) await lockBulkEdit(tx, companyId, bulkEditId);
  if (!(await writeOutcome(tx, attempt, outcome, services.now()))) return;
  await changeLocation(services, tx, { companyId, updateId, locationId }, update.after, outcome);
  if (movesGroups) await fillLabelGroups(tx, companyId, locationId);
  await services.listingListeners.updateSettled(services, tx, {
    companyId,
    locationId,
    updateId,
    ...outcome,
    isDecision: update.against !== null,
  });
  if (bulkEditId === null)
    await services.live.publish(tx, companyId, { topic: 'locations', ids: [locationId] });
  else if (!(await finishBulkEdit(services, tx, companyId, bulkEditId)))
    await publishBulkEditProgress(services, companyId, bulkEditId, tx);
}

async function changeLocation(
  { now }: Services,
  tx: Queryable,
  { companyId, updateId, locationId }: { companyId: number; updateId: number; locationId: number },
  after: typeof listingUpdates.$inferSelect.after,
  { status, taken }: UpdateOutcome,
): Promise<void> {
  const isIt = and(eq(locations.companyId, companyId), eq(locations.id, locationId));
  const [row] = await tx.select().from(locations).where(isIt).for('update');
  if (!row) throw new Error('an update has its location');
  const sentAt = taken.length > 0 && row.googleName !== null ? now() : row.sentAt;
  const before = listingFieldsOf(row);
  const said = changedListing(before, pickFields(changedListing(before, after), taken));
  // A change by others that was rejected leaves the listing as it was.
  if (fieldsToSend(before, said, phoneNumbers).length === 0) {
    await tx.update(locations).set({ updateStatus: status, sentAt }).where(isIt);
    return;
  }
  const version = row.version + 1;
  await tx
    .update(locations)
    .set({
      ...listingColumns(said),
      version,
      updateStatus: status,
      ...(await keptQuality({ ...said, business_type: row.businessType }, now())),
      sentAt,
    })
    .where(isIt);
  await rows(
    tx,
    sql`update listing_updates set version = ${version} where company_id = ${companyId} and id = ${updateId}`,
  );
}
