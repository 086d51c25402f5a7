import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import {
  bulkEditSeconds,
  bulkEditStatus,
  itemStatus,
  type ItemStatus,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import { previewBulkEdit } from '@pinfold/contract/features/listings/bulk-edit/apply-bulk-edit';
import faultTexts from '@pinfold/contract/features/listings/fault-texts/pl.json' with { type: 'json' };
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import type { Schemas } from '../client/schema.ts';
import { faultMessage } from '../features/listings/fault-message.ts';
import type { ListingProblem } from '../features/listings/editor/listing-model.ts';
import type { LocationItem } from '../features/listings/list/location-list.queries.ts';
import { faultMessages } from '../i18n/fault-messages.ts';
import { createTranslate } from '../i18n/i18n.ts';

type Problem = Schemas['ListingProblem'];

const inPolish = createTranslate({
  language: 'pl',
  resources: { listing_editor: faultMessages(faultTexts) },
});

/** One bulk edit of the in-memory API. */
export interface TestBulkEdit {
  id: number;
  created: Date;
  isPaused: boolean;
  fields: ListingField[];
  revertsId: number | null;
  revertedById: number | null;
  items: TestBulkEditItem[];
  /** It also changes locations that the reader does not see. */
  concernsOthers?: boolean;
}

export interface TestBulkEditItem {
  id: number;
  status: ItemStatus;
  fields: ListingField[];
  before: ListingFields;
  after: ListingFields;
  problems: Problem[];
}

/** What a bulk edit does to one location, as the API answers it. */
export function testPreviewRow(
  location: Schemas['LocationItem'],
  before: ListingFields,
  edit: BulkEdit,
): TestPreviewRow {
  const today = new Date().toISOString().slice(0, 10);
  const { after, fields, faults, reverification, calls } = previewBulkEdit(before, edit, {
    today,
    phones: phoneNumbers,
  });
  const problems = faults.map(({ field, fault }): Problem => ({
    field,
    code: fault.code,
    message: faultMessage(inPolish, 'pl', fault),
  }));
  const refusal = location.processing_in_progress ? ('update_in_progress' as const) : null;
  return { location, before, after, fields, problems, reverification, refusal, calls };
}

export interface TestPreviewRow {
  location: LocationItem;
  before: ListingFields;
  after: ListingFields;
  fields: (keyof ListingFields)[];
  problems: ListingProblem[];
  reverification: (keyof ListingFields)[];
  refusal: 'update_in_progress' | null;
  calls: number;
}

/** Kinds of a preview's rows; one can be of several. */
export const isOfKind: Readonly<Record<string, (row: TestPreviewRow) => boolean>> = {
  changed: (row) => row.fields.length > 0 && row.problems.length === 0 && row.refusal === null,
  unchanged: (row) => row.fields.length === 0,
  problems: (row) => row.fields.length > 0 && row.problems.length > 0,
  refused: (row) => row.fields.length > 0 && row.refusal !== null,
  reverification: (row) => row.reverification.length > 0,
};

/** Items of the edit that takes another one back: where the listing still says what that one made of it. */
export function revertItems(edit: TestBulkEdit, now: ReadonlyMap<number, ListingFields>): TestBulkEditItem[] {
  return edit.items.flatMap(({ id, status, before, after, fields }): TestBulkEditItem[] => {
    const said = now.get(id);
    const isOurs = said && fieldsToSend(said, after, phoneNumbers).every((field) => !fields.includes(field));
    if (status !== itemStatus.ok || !isOurs) return [];
    const back = { ...said, ...Object.fromEntries(fields.map((field) => [field, before[field]])) };
    return [{ id, status: itemStatus.pending, fields, before: said, after: back, problems: [] }];
  });
}

/** How far a bulk edit is, as the API answers it. */
export function progressOf(edit: TestBulkEdit): Schemas['BulkEditProgress'] {
  const count = (status: ItemStatus) => edit.items.filter((item) => item.status === status).length;
  const [pending, ok, failed] = [count(itemStatus.pending), count(itemStatus.ok), count(itemStatus.failed)];
  const inProgress = count(itemStatus.inProgress);
  const isOpen = pending + inProgress > 0;
  const ended = failed > 0 ? bulkEditStatus.finishedWithProblems : bulkEditStatus.completed;
  return {
    id: edit.id,
    status: isOpen ? bulkEditStatus.pending : ended,
    is_paused: isOpen && edit.isPaused,
    created_at: edit.created.toISOString(),
    finished_at: isOpen ? null : new Date().toISOString(),
    author: 'Anna Nowak',
    fields: edit.fields,
    total: edit.items.length,
    pending,
    in_progress: inProgress,
    ok,
    failed,
    seconds_left:
      isOpen && !edit.isPaused
        ? bulkEditSeconds(Array.from({ length: pending + inProgress }, () => 1))
        : null,
    reverts_id: edit.revertsId,
    reverted_by_id: edit.revertedById,
    concerns_other_locations: edit.concernsOthers ?? false,
  };
}
