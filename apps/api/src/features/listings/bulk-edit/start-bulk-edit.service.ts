import { editedFields } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { BulkEditProgress } from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { catalogsOfEdit } from '../catalog/read-catalog.ts';
import { newUpdate } from '../updates/listing-update-lifecycle.ts';
import { openBulkEdit, enqueueBulkEdit } from './bulk-edit-lifecycle.ts';
import { requireBulkEdit } from './bulk-edits.queries.ts';
import { chosenListings } from './chosen-listings.ts';
import {
  givenEdit,
  catalogQuestion,
  rehearsalToWire,
  rehearseEdit,
  requireSomeEdit,
  type BulkEditRequest,
  type Rehearsal,
} from './preview-bulk-edit.queries.ts';

/** Enqueues a change set: every location that it changes has its update and its job, or none has. */
export async function startBulkEditOf(
  services: Services,
  member: Member,
  { facilities_ids, edit: sent }: BulkEditRequest,
  language: Language,
): Promise<BulkEditProgress> {
  const edit = givenEdit(sent);
  await requireSomeEdit(services, edit, member);
  const catalogOf = await catalogsOfEdit(services, member, catalogQuestion(facilities_ids, edit, language));
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, services.now());
    const bulkEditId = await openBulkEdit(services, tx, member, { edit, fields: editedFields(edit) });
    const listings = await chosenListings(tx, member, facilities_ids, { lock: true });
    const all = listings.map((listing) => rehearseEdit(listing, edit, { now: services.now(), catalogOf }));
    refuseBlocked(all, facilities_ids, language);
    const changed = all.filter(({ kind }) => kind === 'changed');
    if (changed.length === 0) throw new Problem('no_changes');
    const updates = changed.map(({ listing, after, fields }) =>
      newUpdate(listing.row, listing.fields, after, fields),
    );
    await enqueueBulkEdit(services, tx, member, bulkEditId, updates);
    return requireBulkEdit(tx, member, bulkEditId);
  });
}

/** Most locations that a problem names; the preview shows all. */
const mostNamed = 50;

/** @throws Problem `bulk_edit_invalid`, which names the locations that block the edit */
function refuseBlocked(all: readonly Rehearsal[], ids: readonly number[], language: Language): void {
  const blocked = all.filter(({ kind }) => kind === 'refused' || kind === 'problems');
  if (blocked.length === 0) return;
  throw new Problem('bulk_edit_invalid', {
    errors: blocked.slice(0, mostNamed).map((one) => {
      const { id, name, formatted_address, problems } = rehearsalToWire(one, language);
      const why = problems.map(({ message }) => message).join(' ');
      return {
        path: `body.facilities_ids.${ids.indexOf(id)}`,
        message: [`${name}, ${formatted_address}`, why].filter(Boolean).join(': '),
      };
    }),
  });
}
