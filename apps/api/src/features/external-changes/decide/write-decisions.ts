import {
  type ChangeDecision,
  changeDecisions,
  type ChangeEventKind,
  changeStatuses,
  isInformational,
} from '@pinfold/contract/features/external-changes/external-change';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { addChangeEvents } from '../change-events.ts';
import { externalChanges } from '../external-changes.table.ts';
import { undecided } from '../undecided.ts';
import type { ChangeRecord } from './due-decisions.ts';
import { these } from './end-decisions.ts';
import { promiseSending } from './promise-sending.ts';

/** Accepted 2, rejected 3; pending 1 takes a decision back. */
export type DecisionWish = 1 | 2 | 3;

/**
 * Writes decisions about changes that the caller holds and that can be decided so, and promises to send them; answers
 * until when they can be undone. Whoever decides again what is decided so already changes nothing.
 */
export async function writeDecisions(
  services: Services,
  tx: Queryable,
  member: Pick<Member, 'companyId' | 'userId'>,
  chosen: readonly ChangeRecord[],
  wish: DecisionWish,
): Promise<Date | undefined> {
  const decision = decisionOf[wish];
  const changed = chosen.filter((change) => change.decision !== decision || change.step !== 'undoable');
  const told = changed.filter(({ field }) => isInformational(field));
  const sent = changed.filter(({ field }) => !isInformational(field));
  const now = services.now();
  const sendAt = new Date(now.getTime() + services.config.PINFOLD_UNDO_SECONDS * 1000);
  const { companyId, userId } = member;
  const by = { decision, decidedBy: userId, decidedAt: now, isByRule: false, problems: [], attempts: 0 };
  if (wish === changeStatuses.pending) await takeBack(tx, companyId, changed);
  else if (sent.length > 0)
    await tx
      .update(externalChanges)
      .set({ ...by, step: 'undoable', sendAt })
      .where(these(companyId, sent));
  if (told.length > 0)
    await tx
      .update(externalChanges)
      .set({ ...by, status: changeStatuses.accepted, step: 'done', finishedAt: now })
      .where(these(companyId, told));
  const kind = eventOf[wish];
  await addChangeEvents(
    tx,
    companyId,
    now,
    changed.map(({ id }) => ({ changeId: id, kind, userId })),
  );
  if (changed.length > 0)
    await services.live.publish(tx, companyId, {
      topic: 'external_changes',
      ids: changed.map(({ id }) => id),
    });
  if (wish === changeStatuses.pending) return undefined;
  await promiseSending(
    services,
    tx,
    companyId,
    sent.map(({ locationId }) => ({ locationId, at: sendAt })),
  );
  return sent.length > 0 ? sendAt : latest(chosen);
}

const decisionOf: Record<DecisionWish, ChangeDecision> = {
  1: changeDecisions.idle,
  2: changeDecisions.accept,
  3: changeDecisions.reject,
};

const eventOf: Record<DecisionWish, ChangeEventKind> = { 1: 'undone', 2: 'accepted', 3: 'rejected' };

async function takeBack(tx: Queryable, companyId: number, changes: readonly ChangeRecord[]): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .update(externalChanges)
    .set({ ...undecided, problems: [] })
    .where(these(companyId, changes));
}

/** Of decisions that were made before. */
function latest(changes: readonly ChangeRecord[]): Date | undefined {
  const moments = changes.flatMap(({ sendAt }) => (sendAt ? [sendAt.getTime()] : []));
  return moments.length > 0 ? new Date(Math.max(...moments)) : undefined;
}
