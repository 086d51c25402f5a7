import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type {
  BulkEditRow,
  bulkEditRowKinds,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import {
  previewBulkEdit,
  type BulkEditPreview,
} from '@pinfold/contract/features/listings/bulk-edit/apply-bulk-edit';
import { listingEditRefusal } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Language } from '@pinfold/contract/languages';
import { toSummary } from '../location-rows.ts';
import { callsOf } from '../updates/calls-of.ts';
import { pickFields } from '../updates/changed-listing.ts';
import { guardOf } from '../updates/listing-guard.ts';
import type { Offers } from '../updates/offers-of-edit.ts';
import { problemInWords } from '../updates/problem-words.ts';
import { problemOfFault } from '../updates/stored-problem.ts';
import { wireChanges } from '../updates/wire-changes.ts';
import type { ChosenListing } from './chosen-listings.ts';

export type RowKind = (typeof bulkEditRowKinds)[number];

/** What a bulk edit would do to one location, and what stands in the way. */
export interface Rehearsal extends BulkEditPreview {
  listing: ChosenListing;
  refusal: BulkEditRow['refusal'];
  kind: Exclude<RowKind, 'reverification'>;
}

export function rehearseEdit(
  listing: ChosenListing,
  edit: BulkEdit,
  { now, offers }: { now: Date; offers: Offers },
): Rehearsal {
  const { row, fields } = listing;
  const offer = offers({ ...fields, primary_category: edit.primary_category ?? fields.primary_category });
  const preview = previewBulkEdit(fields, edit, { today: now.toISOString().slice(0, 10), ...offer });
  const refusal = row.isOwner ? (listingEditRefusal(guardOf(row)) ?? null) : 'not_owner';
  return {
    ...preview,
    calls: row.googleName === null ? 0 : callsOf(preview.fields),
    listing,
    refusal,
    kind: kindOf(preview, refusal),
  };
}

export function isOfKind({ kind, reverification }: Rehearsal, wanted: RowKind | undefined): boolean {
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
    problems: faults.map((found) => problemInWords(problemOfFault(found), language)),
    reverification,
    refusal,
  };
}

function kindOf({ fields, faults }: BulkEditPreview, refusal: Rehearsal['refusal']): Rehearsal['kind'] {
  if (refusal) return 'refused';
  if (faults.length > 0) return 'problems';
  return fields.length > 0 ? 'changed' : 'unchanged';
}
