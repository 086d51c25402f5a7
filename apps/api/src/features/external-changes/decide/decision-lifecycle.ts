import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import {
  changeDecisions,
  changeStatuses,
  isInformational,
  type ChangeEventKind,
  type ChangeStatus,
} from '@pinfold/contract/features/external-changes/external-change';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { accountOfLocation } from '../../listings/google-grant.ts';
import type { StoredProblem } from '../../listings/updates/listing-updates.table.ts';
import { addChangeEvents, type ChangeEvent } from '../change-events.ts';
import { externalChanges, type ChangeRecord } from '../external-changes.table.ts';
import { enqueueSending, waitingSteps } from './due-decisions.ts';

// Every write of a decision about an external change. Its `step`: `none` before it is made; `undoable` until it is
// sent; `sending` while an update carries it to the provider; then `done`, or `retrying` at a later time, or `failed`,
// which a member retries or decides again. The caller has locked the changes. Each write is logged and published in its
// transaction.

type ChangeId = Pick<ChangeRecord, 'id'>;

/**
 * Decides changes, and enqueues what sends the decisions once they cannot be undone any more; returns when that is. What
 * only informs is done with it.
 */
export async function decideChanges(
  services: Services,
  tx: Queryable,
  { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
  changes: readonly ChangeRecord[],
  decision: typeof changeDecisions.accept | typeof changeDecisions.reject,
): Promise<Date> {
  const now = services.now();
  const sendAt = new Date(now.getTime() + services.config.PINFOLD_UNDO_SECONDS * 1000);
  const by = { decision, decidedBy: userId, decidedAt: now, isByRule: false, problems: [], attempts: 0 };
  const informational = changes.filter(({ field }) => isInformational(field));
  const sent = changes.filter(({ field }) => !isInformational(field));
  await write(tx, companyId, sent, { ...by, step: 'undoable', sendAt });
  await write(tx, companyId, informational, {
    ...by,
    status: changeStatuses.accepted,
    step: 'done',
    finishedAt: now,
  });
  const kind = decision === changeDecisions.accept ? 'accepted' : 'rejected';
  await logAndPublish(services, tx, companyId, changes, () => ({ kind, userId }));
  await enqueueSending(
    services,
    tx,
    companyId,
    sent.map(({ locationId }) => ({ locationId, at: sendAt })),
  );
  return sendAt;
}

/** Takes decisions back that can be undone. */
export async function undoDecisions(
  services: Services,
  tx: Queryable,
  { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
  changes: readonly ChangeRecord[],
): Promise<void> {
  await write(tx, companyId, changes, { ...undecided, problems: [] });
  await logAndPublish(services, tx, companyId, changes, () => ({ kind: 'undone', userId }));
}

/** Rejects by a rule those of some changes that are undecided, and enqueues them at once. */
export async function rejectByRule(
  services: Services,
  tx: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const now = services.now();
  const rejected = await lockUndecided(tx, companyId, ids);
  await write(tx, companyId, rejected, {
    decision: changeDecisions.reject,
    step: 'undoable',
    isByRule: true,
    decidedBy: null,
    decidedAt: now,
    sendAt: now,
    attempts: 0,
    problems: [],
  });
  await logAndPublish(services, tx, companyId, rejected, () => ({ kind: 'rejected', isByRule: true }));
  await enqueueSending(
    services,
    tx,
    companyId,
    rejected.map(({ locationId }) => ({ locationId, at: now })),
  );
}

/** Locks in the order of ids, as all callers do. */
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

/** An update carries the decisions from now on. */
export async function markSending(
  services: Services,
  tx: Queryable,
  companyId: number,
  decided: readonly ChangeRecord[],
  updateId: number,
): Promise<void> {
  const attempts = sql`${externalChanges.attempts} + 1`;
  await write(tx, companyId, decided, { step: 'sending', updateId, attempts, problems: [] });
  await logAndPublish(services, tx, companyId, decided, (change) => ({
    kind: change.attempts === 0 ? 'sent' : 'retried',
  }));
}

/** Settles decisions that the provider has accepted. */
export async function completeDecisions(
  services: Services,
  tx: Queryable,
  companyId: number,
  decided: readonly ChangeRecord[],
): Promise<void> {
  for (const [decision, ofKind] of Map.groupBy(decided, (change) => change.decision)) {
    const status = decision === changeDecisions.accept ? changeStatuses.accepted : changeStatuses.rejected;
    await write(tx, companyId, ofKind, { status, step: 'done', finishedAt: services.now(), problems: [] });
  }
  await logAndPublish(services, tx, companyId, decided, () => ({ kind: 'taken' }));
}

/** The provider has not: the decision is kept with its problems, to be tried again or turned round. */
export async function failDecisions(
  services: Services,
  tx: Queryable,
  companyId: number,
  decided: readonly ChangeRecord[],
  problems: readonly StoredProblem[],
): Promise<void> {
  await write(tx, companyId, decided, { step: 'failed', sendAt: null, problems: [...problems] });
  await logAndPublish(services, tx, companyId, decided, () => ({ kind: 'refused', problems }));
}

/** Has a decision sent again at a later moment; the caller enqueues that. */
export async function retryDecision(
  { live }: Services,
  tx: Queryable,
  { companyId, id }: Pick<ChangeRecord, 'companyId' | 'id'>,
  sendAt: Date,
  problems: StoredProblem[],
): Promise<void> {
  await write(tx, companyId, [{ id }], { step: 'retrying', sendAt, problems });
  await live.publish(tx, companyId, { topic: 'external_changes', ids: [id] });
}

/** Retries decisions that failed because access was lost, where the account was connected again after the refusal. */
export async function retryAfterReconnection(services: Services, tx: Queryable): Promise<void> {
  const { live, now } = services;
  const again = await rows<{ company_id: number; location_id: number; id: number }>(
    tx,
    sql`with again as (
          select c.company_id, c.id from external_changes c
          join locations l on l.company_id = c.company_id and l.id = c.location_id
          join ${accountOfLocation} and not g.is_disconnected
          where c.status = 1 and c.step = 'failed' and c.problems @> '[{"code": "access_lost"}]'
            and g.connected_at > (
              select max(e.at) from external_change_events e
              where e.company_id = c.company_id and e.change_id = c.id and e.kind = 'refused')
          limit 1000 for update of c skip locked)
        update external_changes c set step = 'retrying', send_at = ${now().toISOString()}
        from again where c.company_id = again.company_id and c.id = again.id
        returning c.company_id::int8 as company_id, c.location_id::int8 as location_id, c.id::int8 as id`,
  );
  for (const [companyId, changes] of Map.groupBy(again, (row) => row.company_id)) {
    const due = changes.map(({ location_id: locationId }) => ({ locationId, at: now() }));
    await enqueueSending(services, tx, companyId, due);
    await live.publish(tx, companyId, { topic: 'external_changes', ids: changes.map(({ id }) => id) });
  }
}

/** The columns of a change without a decision, or whose decision was undone; its events keep the earlier one. */
const undecided = {
  decision: changeDecisions.idle,
  step: 'none',
  isByRule: false,
  decidedBy: null,
  decidedAt: null,
  sendAt: null,
} as const;

/** Ends changes that need no decision any more, and drops those that were made. The caller publishes the event. */
export async function endUndecided<Change extends ChangeId>(
  { now }: Services,
  tx: Queryable,
  companyId: number,
  changes: readonly Change[],
  {
    status,
    updateId,
    kindOf,
  }: { status: ChangeStatus; updateId?: number; kindOf: (change: Change) => ChangeEventKind },
): Promise<void> {
  await write(tx, companyId, changes, {
    ...undecided,
    status,
    finishedAt: now(),
    ...(updateId !== undefined && { updateId }),
  });
  await addChangeEvents(
    tx,
    companyId,
    now(),
    changes.map((change) => ({ changeId: change.id, kind: kindOf(change) })),
  );
}

type KeptDecision = Pick<
  ChangeRecord,
  'decision' | 'step' | 'decidedAt' | 'decidedBy' | 'isByRule' | 'sendAt' | 'attempts' | 'isEscalated'
>;

/**
 * Returns what a change inherits from the one that it replaces: a rejection, since the field was rejected whatever its
 * value; but no acceptance, which was for another value. An escalated change stays with the members.
 */
export function keptDecision(replaced: ChangeRecord | undefined): KeptDecision {
  const isEscalated = replaced?.isEscalated ?? false;
  const isKept = replaced?.decision === changeDecisions.reject && waitingSteps.includes(replaced.step);
  if (!isKept) return { ...undecided, attempts: 0, isEscalated };
  const { decision, step, decidedAt, decidedBy, isByRule, sendAt, attempts } = replaced;
  return { decision, step, decidedAt, decidedBy, isByRule, sendAt, attempts, isEscalated };
}

async function write(
  tx: Queryable,
  companyId: number,
  changes: readonly ChangeId[],
  values: PgUpdateSetSource<typeof externalChanges>,
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  await tx
    .update(externalChanges)
    .set(values)
    .where(and(eq(externalChanges.companyId, companyId), inArray(externalChanges.id, ids)));
}

/** Adds to the log of each change, and publishes that they changed. */
async function logAndPublish<Change extends ChangeId>(
  { live, now }: Services,
  tx: Queryable,
  companyId: number,
  changes: readonly Change[],
  eventOf: (change: Change) => Omit<ChangeEvent, 'changeId'>,
): Promise<void> {
  if (changes.length === 0) return;
  const events = changes.map((change) => ({ ...eventOf(change), changeId: change.id }));
  await addChangeEvents(tx, companyId, now(), events);
  await live.publish(tx, companyId, { topic: 'external_changes', ids: changes.map(({ id }) => id) });
}
