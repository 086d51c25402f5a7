import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import {
  type BulkEdit,
  bulkEditFault,
  editedFields,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import {
  bulkEditSeconds,
  type BulkEditStep,
  canStepBulkEdit,
  itemStatus,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import { mixedValues } from '@pinfold/contract/features/listings/bulk-edit/apply-bulk-edit';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { forbiddenFields } from '@pinfold/contract/features/listings/updates/listing-edit';
import { pageOf, type TestAnswers } from './test-answers.ts';
import {
  isOfKind,
  progressOf,
  revertItems,
  testPreviewRow,
  type TestBulkEdit,
  type TestBulkEditItem,
  type TestPreviewRow,
} from './test-bulk-edits.ts';
import type { TestData } from './test-data.ts';
import { TestProblem } from './test-problem.ts';

interface Request {
  facilities_ids: number[];
  edit: BulkEdit;
}

/** Bulk edits of the in-memory API: the contract's own rules over what the test locations say. */
export function createTestBulkEditApi(data: TestData): TestAnswers {
  const located = (id: number) => {
    const location = data.locations.find((one) => one.id === id);
    const fields = data.listingFields.get(id);
    if (!location || !fields) throw new TestProblem('facility_unknown');
    return { location, fields };
  };
  const rowsOf = ({ facilities_ids, edit }: Request): TestPreviewRow[] => {
    if (bulkEditFault(edit)) throw new TestProblem('no_changes');
    return facilities_ids.map((id) => {
      const { location, fields } = located(id);
      return testPreviewRow(location, fields, edit);
    });
  };
  const find = (id: number) => {
    const edit = data.bulkEdits.find((one) => one.id === id);
    if (!edit) throw new TestProblem('not_found');
    return edit;
  };
  const begin = (fields: ListingField[], items: TestBulkEditItem[], revertsId: number | null = null) => {
    const id = Math.max(0, ...data.bulkEdits.map((edit) => edit.id)) + 1;
    const begun = { id, created: new Date(), isPaused: false, fields, items, revertsId, revertedById: null };
    data.bulkEdits = [begun, ...data.bulkEdits];
    return accepted(begun);
  };
  const step =
    (name: BulkEditStep, take: (edit: TestBulkEdit) => Response | void) => (request: { id: number }) => {
      const edit = find(request.id);
      if (!canStepBulkEdit(progressOf(edit), name)) throw new TestProblem('bulk_edit_not_possible');
      return take(edit) ?? accepted(edit);
    };

  return {
    getMixedValues: ({ body }) => {
      const { facilities_ids, fields } = body as { facilities_ids: number[]; fields: ListingField[] };
      const listings = facilities_ids.map((id) => located(id).fields);
      const results = fields.map((field) => {
        const { distinct, values } = mixedValues(field, listings, phoneNumbers);
        return {
          field,
          distinct,
          values: values.map(({ value, count }) => ({ value: { [field]: value }, count })),
        };
      });
      return Response.json({ results });
    },
    previewBulkEdit: ({ body, query }) => {
      const rows = rowsOf(body as Request);
      const kind = isOfKind[query.get('kind') ?? ''];
      const found = kind ? rows.filter(kind) : rows;
      const changed = rows.filter((row) => isOfKind['changed']?.(row));
      const count = (name: string) => rows.filter((row) => isOfKind[name]?.(row)).length;
      const fields = [...new Set(changed.flatMap((row) => row.fields))];
      return Response.json({
        count: found.length,
        results: pageOf(found, query, 20).map(answeredRow),
        changed: changed.length,
        unchanged: count('unchanged'),
        with_problems: count('problems'),
        refused: count('refused'),
        with_reverification: count('reverification'),
        fields: fields.map((field) => ({
          field,
          count: changed.filter((row) => row.fields.includes(field)).length,
        })),
        seconds: bulkEditSeconds(changed.map(({ calls }) => calls)),
        sendable_ids: changed.map(({ location }) => location.id),
      });
    },
    startBulkEdit: ({ body }) => {
      const request = body as Request;
      const rows = rowsOf(request).filter((row) => row.fields.length > 0);
      const { company } = data;
      const forbidden =
        company.company_user.type === 3
          ? forbiddenFields(editedFields(request.edit), company.permissions)
          : [];
      if (forbidden.length > 0) throw new TestProblem('permission_denied');
      if (data.bulkEdits.some((edit) => progressOf(edit).status === 1))
        throw new TestProblem('bulk_edit_in_progress');
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
      return begin(editedFields(request.edit), items);
    },
    listBulkEdits: ({ query }) =>
      Response.json({
        count: data.bulkEdits.length,
        results: pageOf(data.bulkEdits, query, 5).map(progressOf),
      }),
    getBulkEdit: ({ id }) => Response.json(progressOf(find(id))),
    listBulkEditItems: ({ id, query }) => {
      const status = Number(query.get('status') ?? 0);
      const found = find(id).items.filter((item) => status === 0 || item.status === status);
      const results = pageOf(found, query, 50).map(({ id: locationId, ...item }) => ({
        ...summaryOf(located(locationId).location),
        ...item,
        before: chosen(item.before, item.fields),
        after: chosen(item.after, item.fields),
      }));
      return Response.json({ count: found.length, results });
    },
    pauseBulkEdit: step('pause', (edit) => {
      edit.isPaused = true;
    }),
    resumeBulkEdit: step('resume', (edit) => {
      edit.isPaused = false;
    }),
    retryBulkEdit: step('retry', (edit) => {
      edit.items = edit.items.map((item) =>
        item.status === itemStatus.failed ? { ...item, status: itemStatus.pending, problems: [] } : item,
      );
    }),
    revertBulkEdit: step('revert', (edit) => {
      edit.items = edit.items.filter(({ status }) => status !== itemStatus.pending);
      const back = begin(edit.fields, revertItems(edit, data.listingFields), edit.id);
      edit.revertedById = data.bulkEdits[0]?.id ?? null;
      return back;
    }),
  };
}

function accepted(edit: TestBulkEdit): Response {
  return Response.json(progressOf(edit), { status: 202 });
}

function answeredRow({ location, before, after, fields, problems, reverification, refusal }: TestPreviewRow) {
  return {
    ...summaryOf(location),
    fields,
    problems,
    reverification,
    refusal,
    before: chosen(before, fields),
    after: chosen(after, fields),
  };
}

function summaryOf({
  id,
  name,
  formatted_address,
  city,
  store_code,
  is_verified,
}: TestData['locations'][number]) {
  return { id, name, formatted_address, city, store_code, is_verified };
}

function chosen(listing: ListingFields, fields: readonly ListingField[]) {
  return Object.fromEntries(fields.map((field) => [field, listing[field]]));
}
