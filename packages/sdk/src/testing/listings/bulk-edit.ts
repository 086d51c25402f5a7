import { mixedValues, previewBulkEdit } from '@pinfold/contract/features/listings/bulk-edit/apply-bulk-edit';
import {
  type BulkEdit,
  bulkEditFault,
  editedFields,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import {
  bulkEditSeconds,
  bulkEditStatus,
  type BulkEditStep,
  canStepBulkEdit,
  itemStatus,
  type ItemStatus,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import faultTexts from '@pinfold/contract/features/listings/fault-texts/pl.json' with { type: 'json' };
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import { forbiddenFields } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Schemas } from '../../client/schema.ts';
import { faultMessage } from '../../features/listings/fault-message.ts';
import { faultMessages } from '../../i18n/fault-messages.ts';
import { createTranslate } from '../../i18n/i18n.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now, pageOf } from '../collection.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';
import { onWire } from './listing.ts';
import { summaryOf } from './locations.ts';

/** One bulk edit of the in-memory API. */
export interface TestBulkEdit {
  id: number;
  created: Date;
  isPaused: boolean;
  fields: ListingField[];
  revertsId: number | null;
  revertedById: number | null;
  items: TestBulkEditItem[];
  /** It also changes locations that the user cannot see. */
  concernsOthers?: boolean;
}

/** What a bulk edit does to one location, by its id. */
export interface TestBulkEditItem {
  id: number;
  status: ItemStatus;
  fields: ListingField[];
  before: ListingFields;
  after: ListingFields;
  problems: Schemas['ListingProblem'][];
}

/** The provider's response to a pending bulk edit. */
export interface TestSending {
  /** Number of locations it decides. @defaultValue all pending ones */
  count?: number | undefined;
  /** Ids of locations that it refuses. */
  refused?: readonly number[] | undefined;
}

/** What `createTestBulkEdits` returns. */
export interface TestBulkEdits {
  answers: TestAnswers;
  /** Settles locations of the open bulk edit; does nothing while it is paused. */
  send: (sending?: TestSending) => void;
}

/** Bulk edits of the in-memory API, by the contract's rules over the test locations. */
export function createTestBulkEdits(data: TestData, tell: Tell): TestBulkEdits {
  const edits = collection(() => data.bulkEdits);
  const locations = collection(() => data.locations, 'facility_unknown');
  const fieldsOf = (id: number) => {
    const fields = data.listingFields.get(locations.find(id).id);
    if (!fields) throw new TestProblem('facility_unknown');
    return fields;
  };
  const preview = (ids: readonly number[], edit: BulkEdit) => {
    if (bulkEditFault(edit)) throw new TestProblem('no_changes');
    return ids.map((id) => previewRow(locations.find(id), fieldsOf(id), edit));
  };
  const begin = (fields: ListingField[], items: TestBulkEditItem[], revertsId: number | null = null) => {
    const id = edits.nextId();
    return edits.put({
      id,
      created: new Date(),
      isPaused: false,
      fields,
      items,
      revertsId,
      revertedById: null,
    });
  };
  const openEdit = () => data.bulkEdits.find((edit) => progressOf(edit).status === bulkEditStatus.pending);
  const step =
    (name: BulkEditStep, take: (edit: TestBulkEdit) => TestBulkEdit) =>
    ({ id }: { id: number }) => {
      const edit = edits.find(id);
      if (!canStepBulkEdit(progressOf(edit), name)) throw new TestProblem('bulk_edit_not_possible');
      return progressOf(take(edit));
    };

  const answers: TestAnswers = {
    getMixedValues: ({ body: { facilities_ids, fields } }) => {
      const listings = facilities_ids.map(fieldsOf);
      return {
        results: fields.map((field) => {
          const { distinct, values } = mixedValues(field, listings, phoneNumbers);
          return {
            field,
            distinct,
            values: values.map(({ value, count }) => ({ value: { [field]: value }, count })),
          };
        }),
      };
    },
    previewBulkEdit: ({ body, query }) => {
      const rows = preview(body.facilities_ids, body.edit);
      const ofKind = (kind: keyof typeof isOfKind) => rows.filter(isOfKind[kind]);
      const changed = ofKind('changed');
      const fields = [...new Set(changed.flatMap((row) => row.fields))];
      const asked = (['changed', 'unchanged', 'problems', 'refused', 'reverification'] as const).find(
        (kind) => kind === query.get('kind'),
      );
      const page = pageOf(asked ? ofKind(asked) : rows, query, 20);
      return {
        ...page,
        results: page.results.map(({ location, calls: _calls, ...row }) => ({
          ...summaryOf(location),
          ...row,
          before: chosen(row.before, row.fields),
          after: chosen(row.after, row.fields),
        })),
        changed: changed.length,
        unchanged: ofKind('unchanged').length,
        with_problems: ofKind('problems').length,
        refused: ofKind('refused').length,
        with_reverification: ofKind('reverification').length,
        fields: fields.map((field) => ({
          field,
          count: changed.filter((row) => row.fields.includes(field)).length,
        })),
        seconds: bulkEditSeconds(changed.map(({ calls }) => calls)),
        sendable_ids: changed.map(({ location }) => location.id),
      };
    },
    startBulkEdit: ({ body: { facilities_ids, edit } }) => {
      const rows = preview(facilities_ids, edit).filter((row) => row.fields.length > 0);
      const { company_user: member, permissions } = data.company;
      if (member.type === 3 && forbiddenFields(editedFields(edit), permissions).length > 0)
        throw new TestProblem('permission_denied');
      if (openEdit()) throw new TestProblem('bulk_edit_in_progress');
      if (rows.length === 0) throw new TestProblem('no_changes');
      if (rows.some((row) => row.problems.length > 0 || row.refusal))
        throw new TestProblem('bulk_edit_invalid');
      const items = rows.map(({ location, fields, before, after }): TestBulkEditItem => ({
        id: location.id,
        status: itemStatus.pending,
        fields,
        before,
        after,
        problems: [],
      }));
      return progressOf(begin(editedFields(edit), items));
    },
    listBulkEdits: ({ query }) => pageOf(data.bulkEdits.map(progressOf), query, 5),
    getBulkEdit: ({ id }) => progressOf(edits.find(id)),
    listBulkEditItems: ({ id, query }) => {
      const status = Number(query.get('status') ?? 0);
      const found = edits.find(id).items.filter((item) => status === 0 || item.status === status);
      const page = pageOf(found, query, 50);
      return {
        ...page,
        results: page.results.map((item) => ({
          ...item,
          ...summaryOf(locations.find(item.id)),
          before: chosen(item.before, item.fields),
          after: chosen(item.after, item.fields),
        })),
      };
    },
    pauseBulkEdit: step('pause', ({ id }) => edits.patch(id, { isPaused: true })),
    resumeBulkEdit: step('resume', ({ id }) => edits.patch(id, { isPaused: false })),
    retryBulkEdit: step('retry', ({ id, items }) =>
      edits.patch(id, {
        items: items.map((item) =>
          item.status === itemStatus.failed ? { ...item, status: itemStatus.pending, problems: [] } : item,
        ),
      }),
    ),
    revertBulkEdit: step('revert', (edit) => {
      const items = edit.items.filter(({ status }) => status !== itemStatus.pending);
      const back = begin(edit.fields, revertItems(items, data.listingFields), edit.id);
      edits.patch(edit.id, { items, revertedById: back.id });
      return back;
    }),
  };

  return {
    answers,
    send: ({ count = Infinity, refused = [] }: TestSending = {}) => {
      const open = openEdit();
      let left = open?.isPaused ? 0 : count;
      if (open)
        open.items = open.items.map((item) => {
          if (item.status !== itemStatus.pending || left <= 0) return item;
          left -= 1;
          if (refused.includes(item.id)) {
            const problem = { field: item.fields[0] ?? null, ...refusal };
            return { ...item, status: itemStatus.failed, problems: [problem] };
          }
          data.listingFields.set(item.id, item.after);
          return { ...item, status: itemStatus.ok };
        });
      tell('bulk_edits');
      tell('locations');
    },
  };
}

const refusal = { code: 'invalid_argument', message: 'Google nie przyjmuje tej wartości.' };

interface PreviewRow {
  location: Schemas['LocationItem'];
  before: ListingFields;
  after: ListingFields;
  fields: ListingField[];
  problems: Schemas['ListingProblem'][];
  reverification: ListingField[];
  refusal: 'update_in_progress' | null;
  calls: number;
}

const inPolish = createTranslate({
  language: 'pl',
  resources: { listing_editor: faultMessages(faultTexts) },
});

/** What a bulk edit does to one location. */
function previewRow(location: Schemas['LocationItem'], before: ListingFields, edit: BulkEdit): PreviewRow {
  const { faults, ...preview } = previewBulkEdit(before, edit, {
    today: now().slice(0, 10),
    phones: phoneNumbers,
  });
  const problems = faults.map(({ field, fault }) => ({
    field,
    code: fault.code,
    message: faultMessage(inPolish, 'pl', fault),
  }));
  const isRefused = location.processing_in_progress;
  return { ...preview, location, before, problems, refusal: isRefused ? 'update_in_progress' : null };
}

/** Kinds of a preview's rows; a row can be of several. */
const isOfKind = {
  changed: (row: PreviewRow) => row.fields.length > 0 && row.problems.length === 0 && row.refusal === null,
  unchanged: (row: PreviewRow) => row.fields.length === 0,
  problems: (row: PreviewRow) => row.fields.length > 0 && row.problems.length > 0,
  refused: (row: PreviewRow) => row.fields.length > 0 && row.refusal !== null,
  reverification: (row: PreviewRow) => row.reverification.length > 0,
};

/** Returns items that revert an edit, for locations that still have its values. */
function revertItems(
  items: readonly TestBulkEditItem[],
  listings: ReadonlyMap<number, ListingFields>,
): TestBulkEditItem[] {
  return items.flatMap((item) => {
    const before = listings.get(item.id);
    const isOurs =
      before && fieldsToSend(before, item.after, phoneNumbers).every((field) => !item.fields.includes(field));
    if (item.status !== itemStatus.ok || !isOurs) return [];
    const after = { ...before, ...chosen(item.before, item.fields) };
    return [{ ...item, status: itemStatus.pending, before, after, problems: [] }];
  });
}

/** Returns the progress of a bulk edit. */
function progressOf(edit: TestBulkEdit): Schemas['BulkEditProgress'] {
  const count = (status: ItemStatus) => edit.items.filter((item) => item.status === status).length;
  const [pending, ok, failed] = [count(itemStatus.pending), count(itemStatus.ok), count(itemStatus.failed)];
  const in_progress = count(itemStatus.inProgress);
  const left = pending + in_progress;
  const ended = failed > 0 ? bulkEditStatus.finishedWithProblems : bulkEditStatus.completed;
  return {
    id: edit.id,
    status: left > 0 ? bulkEditStatus.pending : ended,
    is_paused: left > 0 && edit.isPaused,
    created_at: edit.created.toISOString(),
    finished_at: left > 0 ? null : now(),
    author: 'Anna Nowak',
    fields: edit.fields,
    total: edit.items.length,
    pending,
    in_progress,
    ok,
    failed,
    seconds_left: left > 0 && !edit.isPaused ? bulkEditSeconds(Array.from({ length: left }, () => 1)) : null,
    reverts_id: edit.revertsId,
    reverted_by_id: edit.revertedById,
    concerns_other_locations: edit.concernsOthers ?? false,
  };
}

function chosen(listing: ListingFields, fields: readonly ListingField[]): Schemas['ListingChanges'] {
  return onWire(Object.fromEntries(fields.map((field) => [field, listing[field]])));
}
