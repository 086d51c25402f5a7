import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { changeDecisions, changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { addChangeEvents } from '../change-events.ts';
import { externalChanges } from '../external-changes.table.ts';
import { these } from './end-decisions.ts';
import { enqueueSending } from './due-decisions.ts';

/** One change, as the rule names it. */
export interface RuledChange {
  companyId: number;
  id: number;
  locationId: number;
}

/** Rejects changes of protected fields that nobody has decided, and has that sent at once. */
export async function decideByRule(
  services: Services,
  tx: Queryable,
  changes: readonly RuledChange[],
): Promise<void> {
  for (const [companyId, ofCompany] of Map.groupBy(changes, (change) => change.companyId))
    await rejectAll(
      services,
      tx,
      companyId,
      ofCompany.map(({ id }) => id),
    );
}

async function rejectAll(
  services: Services,
  tx: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  const now = services.now();
  const rejected = await lockUndecided(tx, companyId, ids);
  if (rejected.length === 0) return;
  await tx
    .update(externalChanges)
    .set({
      decision: changeDecisions.reject,
      step: 'undoable',
      isByRule: true,
      decidedBy: null,
      decidedAt: now,
      sendAt: now,
      attempts: 0,
      problems: [],
    })
    .where(these(companyId, rejected));
  const changeIds = rejected.map(({ id }) => id);
  await addChangeEvents(
    tx,
    companyId,
    now,
    changeIds.map((changeId) => ({ changeId, kind: 'rejected' as const, isByRule: true })),
  );
  await enqueueSending(
    services,
    tx,
    companyId,
    rejected.map(({ locationId }) => ({ locationId, at: now })),
  );
  await services.live.publish(tx, companyId, { topic: 'external_changes', ids: changeIds });
}

/** In the order of their ids, as everybody holds them. */
function lockUndecided(tx: Queryable, companyId: number, ids: readonly number[]) {
  return tx
    .select({ id: externalChanges.id, locationId: externalChanges.locationId })
    .from(externalChanges)
    .where(
      and(
        eq(externalChanges.companyId, companyId),
        inArray(externalChanges.id, [...ids]),
        eq(externalChanges.status, changeStatuses.pending),
        eq(externalChanges.decision, changeDecisions.idle),
        ne(externalChanges.field, 'location_state'),
      ),
    )
    .orderBy(asc(externalChanges.id))
    .for('update');
}
