import type * as z from 'zod';
import type { BulkEditSchema } from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import { bulkEditSeconds } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import {
  type BulkEdit,
  bulkEditFault,
  editedFields,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { offersOfEdit } from '../updates/offers-of-edit.ts';
import { requireEditable } from '../updates/require-editable.ts';
import { chosenListings } from './chosen-listings.ts';
import { givenEdit } from './given-edit.ts';
import { isOfKind, rehearsalToWire, rehearseEdit, type Rehearsal, type RowKind } from './rehearse-edit.ts';

export interface BulkEditRequest {
  facilities_ids: number[];
  edit: z.infer<typeof BulkEditSchema>;
}

/** What a bulk edit would do: totals over all of its locations, and a page of them. */
export async function previewOf(
  services: Services,
  member: Member,
  { facilities_ids, edit: sent }: BulkEditRequest,
  { page, page_size, kind }: { page: number; page_size: number; kind?: RowKind | undefined },
  language: Language,
) {
  const edit = givenEdit(sent);
  requireSense(edit, member);
  const offers = await offersOfEdit(services, member, offerQuestion(facilities_ids, edit, language));
  const listings = await chosenListings(services.database.queries, member, facilities_ids);
  const all = listings.map((listing) => rehearseEdit(listing, edit, { now: services.now(), offers }));
  const changed = all.filter((one) => isOfKind(one, 'changed'));
  const count = (wanted: RowKind) => all.filter((one) => isOfKind(one, wanted)).length;
  const shown = all.filter((one) => isOfKind(one, kind));
  return {
    count: shown.length,
    results: shown
      .slice((page - 1) * page_size, page * page_size)
      .map((one) => rehearsalToWire(one, language)),
    changed: changed.length,
    unchanged: count('unchanged'),
    with_problems: count('problems'),
    refused: count('refused'),
    with_reverification: count('reverification'),
    fields: countsByField(changed),
    seconds: bulkEditSeconds(changed.map(({ calls }) => calls)),
    sendable_ids: changed.map(({ listing }) => listing.row.id),
  };
}

/** Attributes and kinds of hours depend on the category. */
export function offerQuestion(ids: readonly number[], edit: BulkEdit, language: Language) {
  const isAsked = [edit.attributes, edit.url_attributes, edit.more_hours].some((list) => list !== undefined);
  return { ids, primaryCategory: edit.primary_category, isAsked, language };
}

/** @throws Problem `no_changes`, or `permission_denied` with the fields that lack theirs */
export function requireSense(edit: BulkEdit, member: Member): void {
  if (bulkEditFault(edit)) throw new Problem('no_changes');
  requireEditable(editedFields(edit), member, 'body.edit');
}

function countsByField(rehearsals: readonly Rehearsal[]): { field: ListingField; count: number }[] {
  const counts = new Map<ListingField, number>();
  for (const { fields } of rehearsals)
    for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts].map(([field, count]) => ({ field, count }));
}
