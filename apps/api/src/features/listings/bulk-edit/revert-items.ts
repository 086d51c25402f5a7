import { and, eq, sql } from 'drizzle-orm';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { changedListing, pickFields } from '../updates/changed-listing.ts';
import type { PromisedEdit } from '../updates/promise-updates.ts';
import { problemOf } from '../updates/stored-problem.ts';
import { canEditItem, fieldsThatSay, holdItems, type HeldItem } from './bulk-edit-items.ts';
import { bulkEdits } from './bulk-edits.table.ts';
import { finishBulkEdit } from './finish-bulk-edit.ts';
import { openBulkEdit } from './open-bulk-edit.ts';
import { promiseEdits } from './promise-edits.ts';
import type { Steering } from './steering.ts';

/**
 * Takes a bulk edit back by another one: each location that still says what the edit made of it says again what it said
 * before. What waits in a paused one is never sent.
 */
export async function revertItems({ services, tx, member, progress }: Steering): Promise<number> {
  const { companyId } = member;
  if (progress.in_progress > 0) throw new Problem('bulk_edit_in_progress');
  await cancelPending(services, tx, companyId, progress.id);
  const items = await holdItems(tx, {
    companyId,
    bulkEditId: progress.id,
    statuses: ['ok', 'external_change', 'failed'],
  });
  const edits = items.filter(canEditItem).flatMap(takenBack);
  const fields = [...new Set(edits.flatMap((edit) => edit.fields))];
  const revertId = await openBulkEdit(services, tx, member, { edit: null, fields, revertsId: progress.id });
  await promiseEdits(services, tx, member, revertId, edits);
  await finishBulkEdit(services, tx, companyId, revertId);
  return revertId;
}

function takenBack(item: HeldItem): PromisedEdit[] {
  const { update, location, current } = item;
  const ours = fieldsThatSay(item, 'after');
  const after = changedListing(current, pickFields(changedListing(current, update.before), ours));
  const fields: ListingField[] = fieldsToSend(current, after);
  if (fields.length === 0) return [];
  return [
    {
      locationId: location.id,
      fields,
      before: pickFields(current, fields),
      after: pickFields(after, fields),
      isAtProvider: location.googleName !== null,
    },
  ];
}

/** Their locations show again where they stood before the bulk edit. */
async function cancelPending(
  { now }: Services,
  tx: Queryable,
  companyId: number,
  bulkEditId: number,
): Promise<void> {
  await rows(
    tx,
    sql`with cancelled as (
          update listing_updates set status = 'failed', attempt = attempt + 1, finished_at = ${now().toISOString()},
            problems = ${JSON.stringify([problemOf('cancelled')])}::jsonb
          where company_id = ${companyId} and bulk_edit_id = ${bulkEditId} and status = 'pending'
          returning id, location_id)
        update locations l set update_status = coalesce((
          select u.status from listing_updates u
          where u.company_id = l.company_id and u.location_id = l.id and u.id < c.id and u.status not in ('pending', 'in_progress')
            and not u.problems @> '[{"code": "cancelled"}]'
          order by u.id desc limit 1), 'no_data')
        from cancelled c where l.company_id = ${companyId} and l.id = c.location_id`,
  );
  await tx
    .update(bulkEdits)
    .set({ finishedAt: now(), pausedAt: null })
    .where(
      and(
        eq(bulkEdits.companyId, companyId),
        eq(bulkEdits.id, bulkEditId),
        sql`${bulkEdits.finishedAt} is null`,
      ),
    );
}
