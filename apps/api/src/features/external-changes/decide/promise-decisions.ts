import { and, eq, inArray, sql } from 'drizzle-orm';
import { listingEditRefusal } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { listingFieldsOf } from '../../listings/listing-columns.ts';
import { locations } from '../../listings/listings.table.ts';
import { guardOf } from '../../listings/updates/listing-guard.ts';
import { promiseUpdates } from '../../listings/updates/promise-updates.ts';
import { problemOf } from '../../listings/updates/stored-problem.ts';
import { addChangeEvents } from '../change-events.ts';
import { externalChanges } from '../external-changes.table.ts';
import { decisionUpdate } from './decision-update.ts';
import { holdOpenChanges, isDue, type ChangeRecord } from './due-decisions.ts';
import { failDecisions } from './end-decisions.ts';
import type { DecidedLocation } from './promise-sending.ts';

/**
 * Promises one edit for the decisions about a location that are due, all of one author: those of another follow when it
 * has ended. The edit and the decisions that are on their way commit together.
 */
export async function promiseDecisions(
  services: Services,
  tx: Queryable,
  place: DecidedLocation,
): Promise<void> {
  const { companyId, locationId } = place;
  const isIt = and(eq(locations.companyId, companyId), eq(locations.id, locationId));
  const [row] = await tx.select().from(locations).where(isIt).for('update');
  if (!row || listingEditRefusal(guardOf(row))) return;
  const open = await holdOpenChanges(tx, place);
  const decided = ofOneAuthor(open.filter((change) => isDue(change, services.now())));
  const [first] = decided;
  if (!first) return;
  if (row.googleName === null) {
    await failDecisions(services, tx, companyId, decided, [problemOf('profile_gone')]);
    return;
  }
  const others = open.filter((change) => !decided.includes(change));
  const edit = decisionUpdate(listingFieldsOf(row), decided, others);
  const [updateId = 0] = await promiseUpdates(services, tx, { companyId, userId: first.decidedBy }, [
    { locationId, ...edit, isAtProvider: true },
  ]);
  await send(services, tx, companyId, decided, updateId);
}

function ofOneAuthor(due: readonly ChangeRecord[]): ChangeRecord[] {
  const [first] = due;
  return due.filter((one) => one.decidedBy === first?.decidedBy && one.isByRule === first.isByRule);
}

async function send(
  { live, now }: Services,
  tx: Queryable,
  companyId: number,
  decided: readonly ChangeRecord[],
  updateId: number,
): Promise<void> {
  const ids = decided.map(({ id }) => id);
  await tx
    .update(externalChanges)
    .set({ step: 'sending', updateId, attempts: sql`${externalChanges.attempts} + 1`, problems: [] })
    .where(and(eq(externalChanges.companyId, companyId), inArray(externalChanges.id, ids)));
  await addChangeEvents(
    tx,
    companyId,
    now(),
    decided.map(({ id, attempts }) => ({ changeId: id, kind: attempts === 0 ? 'sent' : 'retried' })),
  );
  await live.publish(tx, companyId, { topic: 'external_changes', ids });
}
