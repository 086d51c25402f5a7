import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { bulkEdits } from './bulk-edits.table.ts';

interface NewBulkEdit {
  /** Null where another bulk edit is taken back. */
  edit: BulkEdit | null;
  fields: ListingField[];
  revertsId?: number;
}

/**
 * Begins a bulk edit; the database decides that it is the only one.
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
