import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { tellOfBulkEdit } from '../updates/tell-of-updates.ts';

/** Lets whoever else settles or steers the bulk edit wait until this transaction ends. */
export async function holdBulkEdit(tx: Queryable, companyId: number, bulkEditId: number): Promise<void> {
  await rows(
    tx,
    sql`select 1 from bulk_edits where company_id = ${companyId} and id = ${bulkEditId} for update`,
  );
}

/** Ends a bulk edit of which nothing is open any more; says whether it did. The caller holds it. */
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
            where u.company_id = ${companyId} and u.bulk_edit_id = ${bulkEditId} and u.status in ('pending', 'in_progress'))
        returning id`,
  );
  if (finished.length === 0) return false;
  await tellOfBulkEdit(services, tx, companyId, bulkEditId);
  return true;
}
