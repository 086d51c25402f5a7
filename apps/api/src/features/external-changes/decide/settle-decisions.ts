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
import { addChangeEvents } from '../change-events.ts';
import { externalChanges } from '../external-changes.table.ts';
import { undecided } from '../undecided.ts';
import { type ChangeRecord, lockOpenChanges, enqueueSending, waitingMoments } from './due-decisions.ts';
import { endDecisions, failDecisions, these } from './end-decisions.ts';

/** How often a decision is handed over by itself before a person has to look at it. */
const mostAttempts = 5;

/**
 * What an update that has ended means for changes by others: decisions that it carried are done, or tried again, or
 * shown as not taken; an edit answers those that waited. What it held up goes on.
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
  await endDecisions(services, tx, companyId, carried.filter(isTaken));
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
  await tx
    .update(externalChanges)
    .set({ step: 'retrying', sendAt, problems: own })
    .where(these(companyId, [change]));
  await services.live.publish(tx, companyId, { topic: 'external_changes', ids: [change.id] });
}

/** Our own word, sent since, is the answer to what others proposed for the same fields. */
async function answerByEdit(
  { live, now }: Services,
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
  await tx
    .update(externalChanges)
    .set({
      status: changeStatuses.deletedDueToPinfold,
      ...undecided,
      updateId,
      finishedAt: now(),
    })
    .where(these(companyId, answered));
  const ids = answered.map(({ id }) => id);
  await addChangeEvents(
    tx,
    companyId,
    now(),
    ids.map((changeId) => ({ changeId, kind: 'answered_by_edit' as const })),
  );
  await live.publish(tx, companyId, { topic: 'external_changes', ids });
}
