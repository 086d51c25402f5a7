import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { callsOf } from '../updates/calls-of.ts';
import { promiseUpdates, type PromisedEdit } from '../updates/promise-updates.ts';
import { tellOfBulkEdit } from '../updates/tell-of-updates.ts';
import { bulkEdits } from './bulk-edits.table.ts';
import { editTimes } from './edit-times.ts';

/** Promises the edits of a bulk edit, spread over as many minutes as the provider's quota asks for. */
export async function promiseEdits(
  services: Services,
  tx: Queryable,
  member: Member,
  bulkEditId: number,
  items: readonly PromisedEdit[],
): Promise<void> {
  const { companyId } = member;
  const times = editTimes(
    items.map(({ fields, isAtProvider }) => (isAtProvider ? callsOf(fields) : 0)),
    services.config,
    services.now(),
  );
  const promised = items.map((item, index) => ({ ...item, at: times[index] }));
  if (promised.length > 0) await promiseUpdates(services, tx, member, promised, bulkEditId);
  await tx
    .update(bulkEdits)
    .set({ total: items.length })
    .where(and(eq(bulkEdits.companyId, companyId), eq(bulkEdits.id, bulkEditId)));
  await tellOfBulkEdit(services, tx, companyId, bulkEditId);
}
