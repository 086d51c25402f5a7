import type * as z from 'zod';
import {
  mixedValues,
  previewListingEdit,
  type BulkEditPreview,
} from '@pinfold/contract/features/listings/bulk-edit/apply-bulk-edit';
import {
  bulkEditFault,
  editedFields,
  type BulkEdit,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import { bulkEditSeconds } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import type {
  BulkEditRow,
  bulkEditRowKinds,
  BulkEditSchema,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { listingEditRefusal } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { sliceOfPage, type Paging } from '../../../database/page-of.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { catalogsOfEdit, type EditCatalogs } from '../catalog/read-catalog.ts';
import { pickFields, wireChanges } from '../listing-fields.ts';
import { toSummary } from '../location-rows.ts';
import { guardOf, requireEditable } from '../updates/edit-guard.ts';
import { callsOf } from '../updates/google-delivery.ts';
import { translateProblem, problemOfFault } from '../updates/update-problems.ts';
import { chosenListings, type ChosenListing } from './chosen-listings.ts';

export interface BulkEditRequest {
  facilities_ids: number[];
  edit: z.infer<typeof BulkEditSchema>;
}

/** What a bulk edit would do: totals over all of its locations, and a page of them. */
export async function previewOf(
  services: Services,
  member: Member,
  { facilities_ids, edit: sent }: BulkEditRequest,
  { kind, ...paging }: Paging & { kind?: RowKind | undefined },
  language: Language,
) {
  const edit = givenEdit(sent);
  await requireSomeEdit(services, edit, member);
  const catalogOf = await catalogsOfEdit(services, member, catalogQuestion(facilities_ids, edit, language));
  const listings = await chosenListings(services.database.queries, member, facilities_ids);
  const all = listings.map((listing) => rehearseEdit(listing, edit, { now: services.now(), catalogOf }));
  const changed = all.filter((one) => isOfKind(one, 'changed'));
  const count = (wanted: RowKind) => all.filter((one) => isOfKind(one, wanted)).length;
  const shown = all.filter((one) => isOfKind(one, kind));
  return {
    count: shown.length,
    results: sliceOfPage(shown, paging).map((one) => rehearsalToWire(one, language)),
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
export function catalogQuestion(ids: readonly number[], edit: BulkEdit, language: Language) {
  const isAsked = [edit.attributes, edit.url_attributes, edit.more_hours].some((list) => list !== undefined);
  return { ids, primaryCategory: edit.primary_category, isAsked, language };
}

/** @throws Problem `no_changes`, or `permission_denied` or `feature_disabled` with the fields that lack theirs */
export async function requireSomeEdit(
  { database: { queries }, config }: Services,
  edit: BulkEdit,
  member: Member,
): Promise<void> {
  if (bulkEditFault(edit)) throw new Problem('no_changes');
  await requireEditable(editedFields(edit), { queries, config, member, path: 'body.edit' });
}

function countsByField(rehearsals: readonly Rehearsal[]): { field: ListingField; count: number }[] {
  const counts = new Map<ListingField, number>();
  for (const { fields } of rehearsals)
    for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts].map(([field, count]) => ({ field, count }));
}

type RowKind = (typeof bulkEditRowKinds)[number];

/** What a bulk edit would do to one location, and what stands in the way. */
export interface Rehearsal extends BulkEditPreview {
  listing: ChosenListing;
  refusal: BulkEditRow['refusal'];
  kind: Exclude<RowKind, 'reverification'>;
}

export function rehearseEdit(
  listing: ChosenListing,
  edit: BulkEdit,
  { now, catalogOf }: { now: Date; catalogOf: EditCatalogs },
): Rehearsal {
  const { row, fields } = listing;
  const catalog = catalogOf({
    ...fields,
    primary_category: edit.primary_category ?? fields.primary_category,
  });
  const preview = previewListingEdit(fields, edit, {
    today: now.toISOString().slice(0, 10),
    phones: phoneNumbers,
    ...catalog,
  });
  const refusal = listingEditRefusal(guardOf(row)) ?? null;
  return {
    ...preview,
    calls: row.googleName === null ? 0 : callsOf(preview.fields),
    listing,
    refusal,
    kind: kindOf(preview, refusal),
  };
}

function isOfKind({ kind, reverification }: Rehearsal, wanted: RowKind | undefined): boolean {
  if (wanted === 'reverification') return kind === 'changed' && reverification.length > 0;
  return wanted === undefined || kind === wanted;
}

export function rehearsalToWire(rehearsal: Rehearsal, language: Language): BulkEditRow {
  const { listing, after, fields, faults, reverification, refusal } = rehearsal;
  return {
    ...toSummary(listing.row),
    fields,
    before: wireChanges(pickFields(listing.fields, fields)),
    after: wireChanges(pickFields(after, fields)),
    problems: faults.map((found) => translateProblem(problemOfFault(found), language)),
    reverification,
    refusal,
  };
}

function kindOf({ fields, faults }: BulkEditPreview, refusal: Rehearsal['refusal']): Rehearsal['kind'] {
  if (refusal) return 'refused';
  if (faults.length > 0) return 'problems';
  return fields.length > 0 ? 'changed' : 'unchanged';
}

/** A bulk edit as it was sent, without what was left out of it. */
export function givenEdit(edit: z.infer<typeof BulkEditSchema>): BulkEdit {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as BulkEdit;
}

/** What some locations say in some fields. */
export async function mixedValuesOf(
  queries: Queryable,
  member: Member,
  { facilities_ids, fields }: { facilities_ids: number[]; fields: ListingField[] },
) {
  const listings = (await chosenListings(queries, member, facilities_ids)).map((one) => one.fields);
  return {
    results: [...new Set(fields)].map((field) => {
      const { distinct, values } = mixedValues(field, listings, phoneNumbers);
      return {
        field,
        distinct,
        values: values.map(({ value, count }) => ({ value: wireChanges({ [field]: value }), count })),
      };
    }),
  };
}
