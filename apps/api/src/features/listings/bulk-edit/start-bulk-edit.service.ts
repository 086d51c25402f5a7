import type { BulkEditProgress } from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import { editedFields } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../company/plan/lock-company.ts';
import { pickFields } from '../updates/changed-listing.ts';
import type { PromisedEdit } from '../updates/promise-updates.ts';
import { offersOfEdit } from '../updates/offers-of-edit.ts';
import { requireBulkEdit } from './bulk-edits.queries.ts';
import { chosenListings } from './chosen-listings.ts';
import { givenEdit } from './given-edit.ts';
import { openBulkEdit } from './open-bulk-edit.ts';
import { promiseEdits } from './promise-edits.ts';
import { offerQuestion, requireSense, type BulkEditRequest } from './preview-bulk-edit.queries.ts';
import { rehearsalToWire, rehearseEdit, type Rehearsal } from './rehearse-edit.ts';

/** Promises a change set: every location that it changes has its update and its job, or none has. */
export async function startBulkEditOf(
  services: Services,
  member: Member,
  { facilities_ids, edit: sent }: BulkEditRequest,
  language: Language,
): Promise<BulkEditProgress> {
  const edit = givenEdit(sent);
  requireSense(edit, member);
  const offers = await offersOfEdit(services, member, offerQuestion(facilities_ids, edit, language));
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, services.now());
    const bulkEditId = await openBulkEdit(services, tx, member, { edit, fields: editedFields(edit) });
    const listings = await chosenListings(tx, member, facilities_ids, { hold: true });
    const all = listings.map((listing) => rehearseEdit(listing, edit, { now: services.now(), offers }));
    refuseBlocked(all, facilities_ids, language);
    const changed = all.filter(({ kind }) => kind === 'changed');
    if (changed.length === 0) throw new Problem('no_changes');
    await promiseEdits(services, tx, member, bulkEditId, changed.map(promised));
    return requireBulkEdit(tx, member, bulkEditId);
  });
}

function promised({ listing, fields, after }: Rehearsal): PromisedEdit {
  return {
    locationId: listing.row.id,
    fields,
    before: pickFields(listing.fields, fields),
    after: pickFields(after, fields),
    isAtProvider: listing.row.googleName !== null,
  };
}

/** More than these nobody reads in a message; the preview shows all. */
const mostNamed = 50;

/** @throws Problem `bulk_edit_invalid`, which names the locations that are in the way */
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
