import { and, asc, eq } from 'drizzle-orm';
import {
  changeFields,
  changeStatuses,
  listingFieldsOfChange,
} from '@pinfold/contract/features/external-changes/external-change';
import { writtenTogether } from '@pinfold/contract/features/listings/updates/google-update';
import type { Queryable } from '../../../database/database.ts';
import type { SettledUpdate } from '../../../listing-listeners.ts';
import type { Services } from '../../../services.ts';
import type { StoredProblem } from '../../listings/updates/listing-updates.table.ts';
import { externalChanges, type ChangeRecord } from '../external-changes.table.ts';
import { completeDecisions, endUndecided, failDecisions, retryDecision } from './decision-lifecycle.ts';
import { enqueueSending, lockOpenChanges, waitingMoments } from './due-decisions.ts';

/** Attempts to send a decision before it fails and a member has to look at it. */
const mostAttempts = 5;

/**
 * Applies the outcome of an update to external changes: decisions that it carried are done, retried or failed; an edit
 * ends the pending changes of its fields. Decisions that waited for the update are enqueued.
 */
export async function settleDecisions(
  services: Services,
  tx: Queryable,
  settled: SettledUpdate,
): Promise<void> {
  const { companyId, locationId } = settled;
  if (settled.isDecision) await settleCarried(services, tx, settled);
  else await answerByEdit(services, tx, settled);
  const now = services.now();
  const moments = await waitingMoments(tx, settled);
  await enqueueSending(
    services,
    tx,
    companyId,
    moments.map((at) => ({ locationId, at: at < now ? now : at })),
  );
}

async function settleCarried(services: Services, tx: Queryable, settled: SettledUpdate): Promise<void> {
  const { companyId, updateId, status, taken } = settled;
  const carried = await tx
    .select()
    .from(externalChanges)
    .where(
      and(
        eq(externalChanges.companyId, companyId),
        eq(externalChanges.updateId, updateId),
        eq(externalChanges.step, 'sending'),
      ),
    )
    .orderBy(asc(externalChanges.id))
    .for('update');
  const isTaken = ({ field }: ChangeRecord) =>
    status !== 'failed' || listingFieldsOfChange(field).some((one) => taken.includes(one));
  await completeDecisions(services, tx, companyId, carried.filter(isTaken));
  for (const change of carried.filter((one) => !isTaken(one)))
    await settleFailed(services, tx, change, settled.problems);
}

/** What was refused because of others that it travelled with goes again without them. */
async function settleFailed(
  services: Services,
  tx: Queryable,
  change: ChangeRecord,
  problems: readonly StoredProblem[],
): Promise<void> {
  const { companyId, attempts } = change;
  const fields = writtenTogether(listingFieldsOfChange(change.field));
  const own = problems.filter(({ field }) => field === null || fields.includes(field));
  const mayHelp = own.every(({ code }) => code === 'not_delivered');
  if (!mayHelp || attempts >= mostAttempts) {
    await failDecisions(services, tx, companyId, [change], own.length > 0 ? own : problems);
    return;
  }
  const wait = own.length === 0 ? 0 : 60_000 * 4 ** (attempts - 1);
  const sendAt = new Date(services.now().getTime() + wait);
  await retryDecision(services, tx, change, sendAt, own);
}

/** An edit of ours ends the pending changes of the same fields. */
async function answerByEdit(
  services: Services,
  tx: Queryable,
  { companyId, locationId, updateId, taken }: SettledUpdate,
): Promise<void> {
  const written = writtenTogether(taken);
  const fields = changeFields.filter((field) =>
    listingFieldsOfChange(field).some((one) => written.includes(one)),
  );
  if (fields.length === 0) return;
  const open = await lockOpenChanges(tx, { companyId, locationId });
  const answered = open.filter(({ field, step }) => fields.includes(field) && step !== 'sending');
  if (answered.length === 0) return;
  await endUndecided(services, tx, companyId, answered, {
    status: changeStatuses.deletedDueToPinfold,
    updateId,
    kindOf: () => 'answered_by_edit',
  });
  await services.live.publish(tx, companyId, {
    topic: 'external_changes',
    ids: answered.map(({ id }) => id),
  });
}
