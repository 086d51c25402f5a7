import { batchStatus } from '@pinfold/contract/batch-status';
import {
  mixedValues,
  previewListingEdit,
} from '@pinfold/contract/features/listings/bulk-edit/apply-bulk-edit';
import {
  type BulkEdit,
  bulkEditFault,
  editedFields,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import {
  bulkEditSeconds,
  type BulkEditStep,
  canStepBulkEdit,
  bulkItemStatus,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import faultTexts from '@pinfold/contract/features/listings/fault-texts/pl.json' with { type: 'json' };
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { forbiddenFields, switchedOffFields } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Schemas } from '../../client/schema.ts';
import { faultMessage } from '../../features/listings/fault-message.ts';
import { faultMessages } from '../../i18n/fault-messages.ts';
import { createTranslate } from '../../i18n/i18n.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now, pageOf } from '../collection.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';
import {
  chosen,
  progressOf,
  retryItems,
  revertItems,
  sendItems,
  type TestBulkEdit,
  type TestBulkEditItem,
  type TestSending,
} from './bulk-edit-sending.ts';
import { summaryOf } from './locations.ts';

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
  const openEdit = () => data.bulkEdits.find((edit) => progressOf(edit).status === batchStatus.pending);
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
      if (switchedOffFields(editedFields(edit), data.company.feature_flags).length > 0)
        throw new TestProblem('feature_disabled');
      if (openEdit()) throw new TestProblem('bulk_edit_in_progress');
      if (rows.length === 0) throw new TestProblem('no_changes');
      if (rows.some((row) => row.problems.length > 0 || row.refusal))
        throw new TestProblem('bulk_edit_invalid');
      const items = rows.map(({ location, fields, before, after }): TestBulkEditItem => ({
        id: location.id,
        status: bulkItemStatus.pending,
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
        items: retryItems(items),
      }),
    ),
    revertBulkEdit: step('revert', (edit) => {
      const items = edit.items.filter(({ status }) => status !== bulkItemStatus.pending);
      const back = begin(edit.fields, revertItems(items, data.listingFields), edit.id);
      edits.patch(edit.id, { items, revertedById: back.id });
      return back;
    }),
  };

  return {
    answers,
    send: (sending = {}) => {
      const open = openEdit();
      if (open) open.items = sendItems(open, sending, data.listingFields);
      tell('bulk_edits');
      tell('locations');
    },
  };
}

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
  const { faults, ...preview } = previewListingEdit(before, edit, {
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
