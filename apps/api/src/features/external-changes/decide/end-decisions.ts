import { and, eq, inArray } from 'drizzle-orm';
import { changeDecisions, changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { StoredProblem } from '../../listings/updates/listing-updates.table.ts';
import { addChangeEvents } from '../change-events.ts';
import { externalChanges } from '../external-changes.table.ts';
import type { ChangeRecord } from './due-decisions.ts';

/** The provider has taken what was decided. */
export async function endDecisions(
  { live, now }: Services,
  tx: Queryable,
  companyId: number,
  decided: readonly ChangeRecord[],
): Promise<void> {
  for (const [decision, ofKind] of Map.groupBy(decided, (change) => change.decision)) {
    const status = decision === changeDecisions.accept ? changeStatuses.accepted : changeStatuses.rejected;
    await tx
      .update(externalChanges)
      .set({ status, step: 'done', finishedAt: now(), problems: [] })
      .where(these(companyId, ofKind));
  }
  const ids = decided.map(({ id }) => id);
  await addChangeEvents(
    tx,
    companyId,
    now(),
    ids.map((changeId) => ({ changeId, kind: 'taken' as const })),
  );
  if (ids.length > 0) await live.publish(tx, companyId, { topic: 'external_changes', ids });
}

/** The provider has not: that is shown, and the decision kept, to be tried again or turned round. */
export async function failDecisions(
  { live, now }: Services,
  tx: Queryable,
  companyId: number,
  decided: readonly ChangeRecord[],
  problems: readonly StoredProblem[],
): Promise<void> {
  if (decided.length === 0) return;
  await tx
    .update(externalChanges)
    .set({ step: 'failed', sendAt: null, problems: [...problems] })
    .where(these(companyId, decided));
  await addChangeEvents(
    tx,
    companyId,
    now(),
    decided.map(({ id }) => ({ changeId: id, kind: 'refused' as const, problems })),
  );
  await live.publish(tx, companyId, { topic: 'external_changes', ids: decided.map(({ id }) => id) });
}

export function these(companyId: number, changes: readonly Pick<ChangeRecord, 'id'>[]) {
  return and(
    eq(externalChanges.companyId, companyId),
    inArray(
      externalChanges.id,
      changes.map(({ id }) => id),
    ),
  );
}
