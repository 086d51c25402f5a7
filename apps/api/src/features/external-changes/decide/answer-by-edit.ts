import {
  changeFields,
  changeStatuses,
  listingFieldsOfChange,
} from '@pinfold/contract/features/external-changes/external-change';
import { writtenTogether } from '@pinfold/contract/features/listings/updates/google-update';
import type { Queryable } from '../../../database/database.ts';
import type { SettledUpdate } from '../../../listing-listeners.ts';
import type { Services } from '../../../services.ts';
import { addChangeEvents } from '../change-events.ts';
import { externalChanges } from '../external-changes.table.ts';
import { undecided } from '../undecided.ts';
import { holdOpenChanges } from './due-decisions.ts';
import { these } from './end-decisions.ts';

/** Our own word, sent since, is the answer to what others proposed for the same fields. */
export async function answerByEdit(
  { live, now }: Services,
  tx: Queryable,
  { companyId, locationId, updateId, taken }: SettledUpdate,
): Promise<void> {
  const written = writtenTogether(taken);
  const fields = changeFields.filter((field) =>
    listingFieldsOfChange(field).some((one) => written.includes(one)),
  );
  if (fields.length === 0) return;
  const open = await holdOpenChanges(tx, { companyId, locationId });
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
