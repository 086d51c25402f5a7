import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import { type Queryable, rows } from '../../../database/database.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { externalChanges } from '../external-changes.table.ts';

export interface DecidedLocation {
  companyId: number;
  locationId: number;
}

/** The job of this name does the work; it stands apart, since that work leads back to new decisions. */
export const sendingQueue: Pick<Job<DecidedLocation>, 'name'> = { name: 'send-decisions' };

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

export type ChangeRecord = typeof externalChanges.$inferSelect;

/** Steps in which a decision waits for its moment. */
const waitingSteps: ChangeRecord['step'][] = ['undoable', 'retrying'];

/** Whether anything is to be sent about a location now, and no other edit of it is on its way. */
export async function hasDueDecisions(
  queries: Queryable,
  { companyId, locationId }: DecidedLocation,
  now: Date,
): Promise<boolean> {
  const found = await rows(
    queries,
    sql`select 1 from locations l
        where l.company_id = ${companyId} and l.id = ${locationId}
          and l.update_status not in ('pending', 'in_progress') and l.creation is distinct from 'in_progress'
          and exists (
            select 1 from external_changes c
            where c.company_id = l.company_id and c.location_id = l.id and c.status = ${changeStatuses.pending}
              and c.step in ('undoable', 'retrying') and c.send_at <= ${now.toISOString()})`,
  );
  return found.length > 0;
}

/** The open changes of a location that the caller holds, the decisions that waited longest first. */
export async function lockOpenChanges(
  tx: Queryable,
  { companyId, locationId }: DecidedLocation,
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
export async function waitingMoments(
  tx: Queryable,
  { companyId, locationId }: DecidedLocation,
): Promise<Date[]> {
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
