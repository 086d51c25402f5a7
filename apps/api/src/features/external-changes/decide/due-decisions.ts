import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { openStatusesInSql } from '../../listings/updates/listing-updates.table.ts';
import { externalChanges, type ChangeRecord, type LocationRef } from '../external-changes.table.ts';

/** Steps in which a decision waits for its moment. */
export const waitingSteps: readonly ChangeRecord['step'][] = ['undoable', 'retrying'];

/** The same for SQL. */
export const waitingStepsInSql = sql`('undoable', 'retrying')`;

/** The queue of the job that sends decisions, whose work leads back to new ones. */
export const sendingQueue: Pick<Job<LocationRef>, 'name'> = { name: 'send-decisions' };

/** Has the decisions about some locations sent, each at its moment. */
export async function enqueueSending(
  { jobs }: Services,
  tx: Queryable,
  companyId: number,
  moments: readonly { locationId: number; at: Date }[],
): Promise<void> {
  const distinct = new Map(moments.map((one) => [`${one.locationId}/${one.at.getTime()}`, one]));
  await jobs.enqueue(
    tx,
    sendingQueue,
    [...distinct.values()].map(({ locationId, at }) => ({ payload: { companyId, locationId }, at })),
  );
}

/** Whether anything is to be sent about a location now, and no other edit of it is on its way. */
export async function hasDueDecisions(
  queries: Queryable,
  { companyId, locationId }: LocationRef,
  now: Date,
): Promise<boolean> {
  const found = await rows(
    queries,
    sql`select 1 from locations l
        where l.company_id = ${companyId} and l.id = ${locationId}
          and l.update_status not in ${openStatusesInSql} and l.creation is distinct from 'in_progress'
          and exists (
            select 1 from external_changes c
            where c.company_id = l.company_id and c.location_id = l.id and c.status = ${changeStatuses.pending}
              and c.step in ${waitingStepsInSql} and c.send_at <= ${now.toISOString()})`,
  );
  return found.length > 0;
}

/** Locks the open changes of a location that the caller has locked, in the order of their ids. */
export async function lockOpenChanges(
  tx: Queryable,
  { companyId, locationId }: LocationRef,
): Promise<ChangeRecord[]> {
  return tx
    .select()
    .from(externalChanges)
    .where(openOf(companyId, locationId))
    .orderBy(asc(externalChanges.id))
    .for('update');
}

export function isDue({ step, sendAt }: Pick<ChangeRecord, 'step' | 'sendAt'>, now: Date): boolean {
  return waitingSteps.includes(step) && sendAt !== null && sendAt <= now;
}

/** When decisions that wait in a location are to be sent. */
export async function waitingMoments(tx: Queryable, { companyId, locationId }: LocationRef): Promise<Date[]> {
  const waiting = await tx
    .selectDistinct({ sendAt: externalChanges.sendAt })
    .from(externalChanges)
    .where(and(openOf(companyId, locationId), inArray(externalChanges.step, waitingSteps)));
  return waiting.flatMap(({ sendAt }) => (sendAt ? [sendAt] : []));
}

function openOf(companyId: number, locationId: number) {
  return and(
    eq(externalChanges.companyId, companyId),
    eq(externalChanges.locationId, locationId),
    eq(externalChanges.status, changeStatuses.pending),
  );
}
