import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { editFaults } from '@pinfold/contract/features/listings/listing-faults';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ListingChanges } from '@pinfold/contract/features/listings/listing-schema';
import type { Listing, ListingProblem } from '@pinfold/contract/features/listings/listings.endpoints';
import { fieldsToSend, googleUpdate } from '@pinfold/contract/features/listings/updates/google-update';
import { listingEditRefusal } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { catalogsOfEdit, type EditCatalogs } from '../catalog/read-catalog.ts';
import { grantOf, providerUnavailable } from '../google-grant.ts';
import { changedListing, listingFieldsOf } from '../listing-fields.ts';
import { requireListing } from '../listing.queries.ts';
import { locations } from '../listings.table.ts';
import { locationFilter } from '../location-filter.ts';
import {
  guardOf,
  listingChanged,
  lockLocation,
  refuseWatched,
  requireEditable,
  type LockedLocation,
} from './edit-guard.ts';
import { checkUpdate } from './google-delivery.ts';
import { enqueueUpdates, newUpdate } from './listing-update-lifecycle.ts';
import type { StoredProblem } from './listing-updates.table.ts';
import { settleUpdate } from './settle-update.ts';
import { invalidListing, problemOf, problemOfFault, translateProblem } from './update-problems.ts';

interface ListingEdit {
  /** Of the listing as it was when the edit began. */
  version: number;
  changes: ListingChanges;
}

/**
 * Enqueues an edit: the update and the job that sends it are stored, or neither is. A listing that is not at the provider
 * changes at once.
 */
export async function updateListingOf(
  services: Services,
  member: Member,
  id: number,
  edit: ListingEdit,
  language: Language,
): Promise<Listing> {
  const { database, now } = services;
  const catalogOf = await catalogsOfEdit(services, member, catalogQuestion(id, edit.changes, language));
  return database.queries.transaction(async (tx) => {
    // Whose labels change moves between groups, and who changes groups locks the company first.
    if (edit.changes.labels) await lockCompany(tx, member.companyId, now());
    const locked = await lockLocation(tx, member, id);
    const { after, fields } = await admit(tx, services, member, locked, { ...edit, catalogOf, language });
    const [updateId = 0] = await enqueueUpdates(services, tx, member, [
      newUpdate(locked.row, locked.fields, after, fields),
    ]);
    if (locked.row.googleName === null)
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
function catalogQuestion(id: number, changes: ListingChanges, language: Language) {
  const isAsked = changes.attributes !== undefined || changes.more_hours !== undefined;
  return { ids: [id], primaryCategory: changes.primary_category, isAsked, language };
}

/** @throws Problem with the first reason for which the edit cannot be made */
async function admit(
  tx: Queryable,
  { config, now }: Services,
  member: Member,
  { row, fields: before }: LockedLocation,
  { version, changes, catalogOf, language }: ListingEdit & { catalogOf: EditCatalogs; language: Language },
): Promise<{ after: ListingFields; fields: ListingField[] }> {
  const refusal = listingEditRefusal(guardOf(row));
  if (refusal) throw new Problem(refusal);
  if (version !== row.version)
    throw await listingChanged(tx, member, { locationId: row.id, version }, language);
  const after = changedListing(before, changes);
  const fields = fieldsToSend(before, after, phoneNumbers);
  await requireEditable(fields, { queries: tx, config, member, path: 'body.changes' });
  if (fields.length === 0) throw new Problem('no_changes');
  const today = now().toISOString().slice(0, 10);
  const faults = editFaults(before, after, fields, { today, phones: phoneNumbers, ...catalogOf(after) });
  if (faults.length > 0) throw invalidListing(faults, 'body.changes', language);
  return { after, fields };
}

/** What would be refused of an edit: first by our rules, and where these have nothing against it by the provider. */
export async function checkListingOf(
  services: Services,
  member: Member,
  id: number,
  { changes }: ListingEdit,
  language: Language,
): Promise<{ problems: ListingProblem[] }> {
  const { config, database } = services;
  const { queries } = database;
  const [row] = await queries
    .select()
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(id) }));
  if (!row) throw new Problem('not_found');
  refuseWatched(row);
  const before = listingFieldsOf(row);
  const after = changedListing(before, changes);
  const update = googleUpdate(before, after, phoneNumbers);
  await requireEditable(update.fields, { queries, config, member, path: 'body.changes' });
  const today = services.now().toISOString().slice(0, 10);
  const catalogOf = await catalogsOfEdit(services, member, catalogQuestion(id, changes, language));
  const faults = editFaults(before, after, update.fields, {
    today,
    phones: phoneNumbers,
    ...catalogOf(after),
  }).map(problemOfFault);
  const problems = faults.length > 0 ? faults : await refusals(services, row, { after, update });
  return { problems: problems.map((problem) => translateProblem(problem, language)) };
}

async function refusals(
  services: Services,
  row: typeof locations.$inferSelect,
  sent: { after: ReturnType<typeof listingFieldsOf>; update: ReturnType<typeof googleUpdate> },
): Promise<StoredProblem[]> {
  const { googleName } = row;
  if (googleName === null || sent.update.updateMask.length === 0) return [];
  const google = await grantOf(services, row);
  if (!google) return [problemOf('access_lost')];
  return ifRefused(checkUpdate({ ...sent, google, googleName }), (error) => {
    throw providerUnavailable(error);
  });
}
