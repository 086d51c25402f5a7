import type { Listing } from '@pinfold/contract/features/listings/listings.endpoints';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ListingChanges } from '@pinfold/contract/features/listings/listing-schema';
import { editFaults } from '@pinfold/contract/features/listings/listing-faults';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import { listingEditRefusal } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../company/plan/lock-company.ts';
import { requireListing } from '../listing.queries.ts';
import { changedListing, pickFields } from './changed-listing.ts';
import { holdLocation, type HeldLocation } from './hold-location.ts';
import { listingChanged } from './listing-changed.ts';
import { guardOf } from './listing-guard.ts';
import { problemInWords } from './problem-words.ts';
import { offersOfEdit, type Offers } from './offers-of-edit.ts';
import { promiseUpdates } from './promise-updates.ts';
import { requireEditable } from './require-editable.ts';
import { settleUpdate } from './settle-update.ts';
import { problemOfFault } from './stored-problem.ts';

export interface ListingEdit {
  /** Of the listing as it was when the edit began. */
  version: number;
  changes: ListingChanges;
}

/**
 * Promises an edit: the update waits and the job that sends it exists, or neither is. A listing that is not at the
 * provider changes at once.
 */
export async function updateListingOf(
  services: Services,
  member: Member,
  id: number,
  edit: ListingEdit,
  language: Language,
): Promise<Listing> {
  const { database, now } = services;
  const offers = await offersOfEdit(services, member, offerQuestion(id, edit.changes, language));
  return database.queries.transaction(async (tx) => {
    // Whose labels change moves between groups, and whoever changes groups holds the company first.
    if (edit.changes.labels) await lockCompany(tx, member.companyId, now());
    const held = await holdLocation(tx, member, id);
    const { after, fields } = await admit(tx, services, member, held, { ...edit, offers, language });
    const [updateId = 0] = await promiseUpdates(services, tx, member, [
      {
        locationId: id,
        fields,
        before: pickFields(held.fields, fields),
        after: pickFields(after, fields),
        isAtProvider: held.row.googleName !== null,
      },
    ]);
    if (held.row.googleName === null)
      await settleUpdate(
        services,
        tx,
        { companyId: member.companyId, updateId, attempt: 1 },
        { status: 'ok', taken: fields, problems: [] },
      );
    return requireListing(tx, member, id, language);
  });
}

/** Attributes and kinds of hours depend on the category. */
export function offerQuestion(id: number, changes: ListingChanges, language: Language) {
  const isAsked = changes.attributes !== undefined || changes.more_hours !== undefined;
  return { ids: [id], primaryCategory: changes.primary_category, isAsked, language };
}

/** @throws Problem with the first reason for which the edit cannot be made */
async function admit(
  tx: Queryable,
  { now }: Services,
  member: Member,
  { row, fields: before }: HeldLocation,
  { version, changes, offers, language }: ListingEdit & { offers: Offers; language: Language },
): Promise<{ after: ListingFields; fields: ListingField[] }> {
  const refusal = listingEditRefusal(guardOf(row));
  if (refusal) throw new Problem(refusal);
  if (!row.isOwner) throw new Problem('permission_denied');
  if (version !== row.version)
    throw await listingChanged(tx, member, { locationId: row.id, version }, language);
  const after = changedListing(before, changes);
  const fields = fieldsToSend(before, after);
  requireEditable(fields, member, 'body.changes');
  if (fields.length === 0) throw new Problem('no_changes');
  const today = now().toISOString().slice(0, 10);
  const faults = editFaults(before, after, fields, { today, ...offers(after) });
  if (faults.length > 0)
    throw new Problem('listing_invalid', {
      errors: faults.map((found) => ({
        path: `body.changes.${found.field}`,
        message: problemInWords(problemOfFault(found), language).message,
      })),
    });
  return { after, fields };
}
