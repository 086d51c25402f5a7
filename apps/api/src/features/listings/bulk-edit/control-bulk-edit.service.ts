import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  canStepBulkEdit,
  type BulkEditStep,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import type { BulkEditProgress } from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import { canEditListing } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { UpdateStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { changedListing, listingFieldsOf, pickFields } from '../listing-fields.ts';
import { locations } from '../listings.table.ts';
import { guardOf, requireEditable } from '../updates/edit-guard.ts';
import {
  cancelPendingUpdates,
  markChangedSince,
  newUpdate,
  requeueUpdates,
  type NewUpdate,
} from '../updates/listing-update-lifecycle.ts';
import { listingUpdates } from '../updates/listing-updates.table.ts';
import { requireAllLocations } from '../visible-locations.ts';
import {
  endBulkEdit,
  enqueueBulkEdit,
  finishBulkEdit,
  lockBulkEdit,
  openBulkEdit,
  pauseBulkEdit,
  refuseSecondBulkEdit,
  reopenBulkEdit,
  resumeBulkEdit,
  publishBulkEdit,
} from './bulk-edit-lifecycle.ts';
import { requireBulkEdit } from './bulk-edits.queries.ts';

/** Takes a step with a bulk edit, if it makes sense now; returns the bulk edit that goes on from here. */
export async function controlBulkEdit(
  services: Services,
  member: Member,
  id: number,
  step: BulkEditStep,
): Promise<BulkEditProgress> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, services.now());
    await lockBulkEdit(tx, companyId, id);
    const progress = await requireBulkEdit(tx, member, id);
    // Who sees only some of its locations does not decide over the others.
    if (progress.concerns_other_locations) requireAllLocations(member);
    const { config } = services;
    await requireEditable(progress.fields, { queries: tx, config, member, path: 'fields' });
    if (!canStepBulkEdit(progress, step)) return noNeed(progress, step);
    const next = await steps[step]({ services, tx, member, progress });
    await publishBulkEdit(services, tx, companyId, id);
    return requireBulkEdit(tx, member, next);
  });
}

/**
 * Pausing what has just ended, or resuming what runs, has nothing to do.
 * @throws Problem `bulk_edit_not_possible`, for a step that cannot be had that way
 */
function noNeed(progress: BulkEditProgress, step: BulkEditStep): BulkEditProgress {
  if (step === 'pause' || step === 'resume') return progress;
  throw new Problem('bulk_edit_not_possible');
}

/** What a step works with: a locked bulk edit that the caller may control. */
interface Control {
  services: Services;
  tx: Queryable;
  member: Member;
  progress: BulkEditProgress;
}

const steps: Record<BulkEditStep, (control: Control) => Promise<number>> = {
  async pause({ services, tx, member, progress }) {
    await pauseBulkEdit(tx, member.companyId, progress.id, services.now());
    return progress.id;
  },
  async resume({ services, tx, member, progress }) {
    await resumeBulkEdit(tx, member.companyId, progress.id);
    const pending = sql`bulk_edit_id = ${progress.id} and status = 'pending'`;
    await requeueUpdates(services, tx, member.companyId, pending);
    return progress.id;
  },
  retry: retryFailed,
  revert,
};

/** Sends failed updates again, except those whose fields were edited since. */
async function retryFailed({ services, tx, member, progress }: Control): Promise<number> {
  const { companyId } = member;
  const { id } = progress;
  await refuseSecondBulkEdit(tx, companyId);
  const items = await lockItems(tx, { companyId, bulkEditId: id, statuses: ['failed'] });
  const editable = items.filter(canEditItem);
  const [again, changed] = [editable.filter(isUntouched), editable.filter((item) => !isUntouched(item))];
  if (again.length === 0) throw new Problem('bulk_edit_not_possible');
  await markChangedSince(tx, companyId, idsOf(changed));
  await reopenBulkEdit(tx, companyId, id);
  await requeueUpdates(services, tx, companyId, sql`id = any(${int8Array(idsOf(again))})`);
  return id;
}

function isUntouched(item: LockedItem): boolean {
  const known = new Set([...fieldsThatSay(item, 'before'), ...fieldsThatSay(item, 'after')]);
  return item.update.fields.every((field) => known.has(field));
}

function idsOf(items: readonly LockedItem[]): number[] {
  return items.map(({ update }) => update.id);
}

/**
 * Takes a bulk edit back by another one: each location that still says what the edit made of it says again what it said
 * before. What waits in a paused one is never sent.
 */
async function revert({ services, tx, member, progress }: Control): Promise<number> {
  const { companyId } = member;
  const { id } = progress;
  if (progress.in_progress > 0) throw new Problem('bulk_edit_in_progress');
  await cancelPendingUpdates(tx, companyId, id, services.now());
  await endBulkEdit(tx, companyId, id, services.now());
  const items = await lockItems(tx, {
    companyId,
    bulkEditId: id,
    statuses: ['ok', 'external_change', 'failed'],
  });
  const edits = items.filter(canEditItem).flatMap(editThatReverts);
  const fields = [...new Set(edits.flatMap((edit) => edit.fields))];
  const revertId = await openBulkEdit(services, tx, member, { edit: null, fields, revertsId: id });
  await enqueueBulkEdit(services, tx, member, revertId, edits);
  await finishBulkEdit(services, tx, companyId, revertId);
  return revertId;
}

function editThatReverts(item: LockedItem): NewUpdate[] {
  const { update, location, current } = item;
  const ours = fieldsThatSay(item, 'after');
  const after = changedListing(current, pickFields(changedListing(current, update.before), ours));
  const fields: ListingField[] = fieldsToSend(current, after, phoneNumbers);
  return fields.length === 0 ? [] : [newUpdate(location, current, after, fields)];
}

/** A location of a bulk edit with its update. */
interface LockedItem {
  update: typeof listingUpdates.$inferSelect;
  location: typeof locations.$inferSelect;
  /** What the listing says now. */
  current: ListingFields;
}

/** Locks locations of a bulk edit and their updates until commit, in the order of the locations. */
async function lockItems(
  tx: Queryable,
  { companyId, bulkEditId, statuses }: { companyId: number; bulkEditId: number; statuses: UpdateStatus[] },
): Promise<LockedItem[]> {
  const found = await tx
    .select({ update: listingUpdates, location: locations })
    .from(listingUpdates)
    .innerJoin(
      locations,
      and(eq(locations.companyId, listingUpdates.companyId), eq(locations.id, listingUpdates.locationId)),
    )
    .where(
      and(
        eq(listingUpdates.companyId, companyId),
        eq(listingUpdates.bulkEditId, bulkEditId),
        inArray(listingUpdates.status, statuses),
      ),
    )
    .orderBy(asc(locations.id))
    .for('update');
  return found.map(({ update, location }) => ({ update, location, current: listingFieldsOf(location) }));
}

function canEditItem({ location }: LockedItem): boolean {
  return canEditListing(guardOf(location));
}

/** The fields of an edit in which the listing says now what it said before the edit, or what the edit made of it. */
function fieldsThatSay({ update, current }: LockedItem, which: 'before' | 'after'): ListingField[] {
  const said = changedListing(current, pickFields(changedListing(current, update[which]), update.fields));
  const different = new Set(fieldsToSend(current, said, phoneNumbers));
  return update.fields.filter((field) => !different.has(field));
}
