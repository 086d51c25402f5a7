import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { LiveBus } from '../../../live/live-bus.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { enqueueUpdates, type NewUpdate } from '../updates/listing-update-lifecycle.ts';
import { openStatusesInSql } from '../updates/listing-updates.table.ts';
import { sendTimes } from '../../../delivery/enqueue-spread.ts';
import { callsOf } from '../updates/google-delivery.ts';
import { bulkEdits } from './bulk-edits.table.ts';

// Every write of a bulk edit: it is open, of each company one at a time, until none of its updates is. An open one can
// be paused, and a finished one opened again. Who writes has locked it, after the company.

interface NewBulkEdit {
  /** Null where another bulk edit is taken back. */
  edit: BulkEdit | null;
  fields: ListingField[];
  revertsId?: number;
}

/**
 * Opens a bulk edit; the database decides that it is the only one.
 * @throws Problem `bulk_edit_in_progress`
 */
export async function openBulkEdit(
  { now }: Services,
  tx: Queryable,
  { companyId, userId }: Member,
  { edit, fields, revertsId }: NewBulkEdit,
): Promise<number> {
  const [created] = await tx
    .insert(bulkEdits)
    .values({
      companyId,
      authorId: userId,
      edit,
      fields,
      total: 0,
      createdAt: now(),
      ...(revertsId !== undefined && { revertsId }),
    })
    .onConflictDoNothing({ target: bulkEdits.companyId, where: sql`finished_at is null` })
    .returning({ id: bulkEdits.id });
  if (!created) throw new Problem('bulk_edit_in_progress');
  return created.id;
}

/** Enqueues the updates of a new bulk edit, spread over as many minutes as the provider's quota asks for. */
export async function enqueueBulkEdit(
  services: Services,
  tx: Queryable,
  member: Member,
  bulkEditId: number,
  edits: readonly NewUpdate[],
): Promise<void> {
  const { companyId } = member;
  const times = sendTimes(
    edits.map(({ fields, isAtProvider }) => ({ calls: isAtProvider ? callsOf(fields) : 0 })),
    ['google/business-information', 'bulkEdits'],
    { quotas: services.config, now: services.now() },
  );
  const timed = edits.map((edit, index) => ({ ...edit, at: times[index] }));
  if (timed.length > 0) await enqueueUpdates(services, tx, member, timed, bulkEditId);
  await tx.update(bulkEdits).set({ total: edits.length }).where(isIt(companyId, bulkEditId));
  await publishBulkEdit(services, tx, companyId, bulkEditId);
}

/** Locks the row (`FOR UPDATE`) until commit: settling its updates and controlling it are serialized. */
export async function lockBulkEdit(tx: Queryable, companyId: number, bulkEditId: number): Promise<void> {
  await rows(
    tx,
    sql`select 1 from bulk_edits where company_id = ${companyId} and id = ${bulkEditId} for update`,
  );
}

/** Pauses the pending updates; those in progress are completed. */
export async function pauseBulkEdit(
  tx: Queryable,
  companyId: number,
  bulkEditId: number,
  at: Date,
): Promise<void> {
  await tx.update(bulkEdits).set({ pausedAt: at }).where(isIt(companyId, bulkEditId));
}

/** What waits has no job any more: the caller enqueues it again. */
export async function resumeBulkEdit(tx: Queryable, companyId: number, bulkEditId: number): Promise<void> {
  await tx.update(bulkEdits).set({ pausedAt: null }).where(isIt(companyId, bulkEditId));
}

/** Opens a finished one again, once `refuseSecondBulkEdit` has let it pass. */
export async function reopenBulkEdit(tx: Queryable, companyId: number, bulkEditId: number): Promise<void> {
  await tx.update(bulkEdits).set({ finishedAt: null }).where(isIt(companyId, bulkEditId));
}

/** @throws Problem `bulk_edit_in_progress` */
export async function refuseSecondBulkEdit(tx: Queryable, companyId: number): Promise<void> {
  const [open] = await tx
    .select({ id: bulkEdits.id })
    .from(bulkEdits)
    .where(and(eq(bulkEdits.companyId, companyId), isNull(bulkEdits.finishedAt)));
  if (open) throw new Problem('bulk_edit_in_progress');
}

/** Ends an open one whose pending updates were cancelled. */
export async function endBulkEdit(
  tx: Queryable,
  companyId: number,
  bulkEditId: number,
  at: Date,
): Promise<void> {
  await tx
    .update(bulkEdits)
    .set({ finishedAt: at, pausedAt: null })
    .where(and(isIt(companyId, bulkEditId), isNull(bulkEdits.finishedAt)));
}

/** Ends a bulk edit of which nothing is open any more; returns whether it did. */
export async function finishBulkEdit(
  services: Services,
  tx: Queryable,
  companyId: number,
  bulkEditId: number,
): Promise<boolean> {
  const finished = await rows(
    tx,
    sql`update bulk_edits set finished_at = ${services.now().toISOString()}, paused_at = null
        where company_id = ${companyId} and id = ${bulkEditId} and finished_at is null
          and not exists (select 1 from listing_updates u
            where u.company_id = ${companyId} and u.bulk_edit_id = ${bulkEditId} and u.status in ${openStatusesInSql})
        returning id`,
  );
  if (finished.length === 0) return false;
  await publishBulkEdit(services, tx, companyId, bulkEditId);
  return true;
}

function isIt(companyId: number, id: number) {
  return and(eq(bulkEdits.companyId, companyId), eq(bulkEdits.id, id));
}

/** One process publishes the progress of a bulk edit at most this often, since every reader fetches again. */
const everyMilliseconds = 1000;

const lastPublished = new WeakMap<LiveBus, Map<string, number>>();

/** Publishes that locations of a bulk edit moved on. What is left out now follows with the next one, or with its end. */
export async function publishBulkEditProgress(
  { live, database, now }: Services,
  companyId: number,
  bulkEditId: number | null,
  tx: Queryable = database.queries,
): Promise<void> {
  if (bulkEditId === null) return;
  const published = lastPublished.get(live) ?? new Map<string, number>();
  lastPublished.set(live, published);
  const key = `${companyId}/${bulkEditId}`;
  const at = now().getTime();
  if (at - (published.get(key) ?? 0) < everyMilliseconds) return;
  published.set(key, at);
  await publishBulkEdit({ live }, tx, companyId, bulkEditId);
}

/** Publishes that a bulk edit changed, and lists of locations with it. */
export async function publishBulkEdit(
  { live }: Pick<Services, 'live'>,
  tx: Queryable,
  companyId: number,
  bulkEditId: number,
): Promise<void> {
  await live.publish(tx, companyId, { topic: 'bulk_edits', ids: [bulkEditId] });
  await live.publish(tx, companyId, { topic: 'locations', ids: [] });
}
