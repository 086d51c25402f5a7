import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import { listingUpdates } from '../updates/listing-updates.table.ts';
import { problemOf } from '../updates/stored-problem.ts';
import { canEditItem, fieldsThatSay, holdItems, type HeldItem } from './bulk-edit-items.ts';
import { bulkEdits } from './bulk-edits.table.ts';
import { promiseAgain } from './promise-again.ts';
import type { Steering } from './steering.ts';

/** Sends again what failed; what somebody has edited since stays as they want it. */
export async function retryItems({ services, tx, member, progress }: Steering): Promise<number> {
  const { companyId } = member;
  const { id } = progress;
  const [other] = await tx
    .select({ id: bulkEdits.id })
    .from(bulkEdits)
    .where(and(eq(bulkEdits.companyId, companyId), isNull(bulkEdits.finishedAt)));
  if (other) throw new Problem('bulk_edit_in_progress');
  const items = await holdItems(tx, { companyId, bulkEditId: id, statuses: ['failed'] });
  const editable = items.filter(canEditItem);
  const [again, changed] = [editable.filter(isUntouched), editable.filter((item) => !isUntouched(item))];
  if (again.length === 0) throw new Problem('bulk_edit_not_possible');
  await markChanged(tx, companyId, changed);
  await tx
    .update(bulkEdits)
    .set({ finishedAt: null })
    .where(and(eq(bulkEdits.companyId, companyId), eq(bulkEdits.id, id)));
  const ids = again.map(({ update }) => update.id);
  await promiseAgain(services, tx, member, sql`id = any(${int8Array(ids)})`);
  return id;
}

function isUntouched(item: HeldItem): boolean {
  const known = new Set([...fieldsThatSay(item, 'before'), ...fieldsThatSay(item, 'after')]);
  return item.update.fields.every((field) => known.has(field));
}

async function markChanged(tx: Queryable, companyId: number, items: readonly HeldItem[]): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ update }) => update.id);
  await tx
    .update(listingUpdates)
    .set({ problems: [problemOf('changed_since')] })
    .where(and(eq(listingUpdates.companyId, companyId), inArray(listingUpdates.id, ids)));
}
