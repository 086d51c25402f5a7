import { batchStatusOf } from '@pinfold/contract/batch-status';
import {
  bulkEditSeconds,
  bulkItemStatus,
  type BulkItemStatus,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import type { Schemas } from '../../client/schema.ts';
import { now } from '../collection.ts';
import { onWire } from './listing.ts';

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
  status: BulkItemStatus;
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

const refusal = { code: 'invalid_argument', message: 'Google nie przyjmuje tej wartości.' };

/** Returns the items after the provider has decided some of them, whose listings it changes; none while it is paused. */
export function sendItems(
  { isPaused, items }: TestBulkEdit,
  { count = Infinity, refused = [] }: TestSending,
  listings: Map<number, ListingFields>,
): TestBulkEditItem[] {
  let left = isPaused ? 0 : count;
  return items.map((item) => {
    if (item.status !== bulkItemStatus.pending || left <= 0) return item;
    left -= 1;
    if (refused.includes(item.id)) {
      const problem = { field: item.fields[0] ?? null, ...refusal };
      return { ...item, status: bulkItemStatus.failed, problems: [problem] };
    }
    listings.set(item.id, item.after);
    return { ...item, status: bulkItemStatus.ok };
  });
}

/** Returns the items with those pending again that the provider refused. */
export function retryItems(items: readonly TestBulkEditItem[]): TestBulkEditItem[] {
  return items.map((item) =>
    item.status === bulkItemStatus.failed ? { ...item, status: bulkItemStatus.pending, problems: [] } : item,
  );
}

/** Returns items that revert an edit, for locations that still have its values. */
export function revertItems(
  items: readonly TestBulkEditItem[],
  listings: ReadonlyMap<number, ListingFields>,
): TestBulkEditItem[] {
  return items.flatMap((item) => {
    const before = listings.get(item.id);
    const isOurs =
      before && fieldsToSend(before, item.after, phoneNumbers).every((field) => !item.fields.includes(field));
    if (item.status !== bulkItemStatus.ok || !isOurs) return [];
    const after = { ...before, ...chosen(item.before, item.fields) };
    return [{ ...item, status: bulkItemStatus.pending, before, after, problems: [] }];
  });
}

/** Returns the progress of a bulk edit. */
export function progressOf(edit: TestBulkEdit): Schemas['BulkEditProgress'] {
  const count = (status: BulkItemStatus) => edit.items.filter((item) => item.status === status).length;
  const [pending, ok, failed] = [
    count(bulkItemStatus.pending),
    count(bulkItemStatus.ok),
    count(bulkItemStatus.failed),
  ];
  const in_progress = count(bulkItemStatus.inProgress);
  const left = pending + in_progress;
  return {
    id: edit.id,
    status: batchStatusOf({ processing: left, failed }),
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

/** Returns some fields of a listing, as the API gives them. */
export function chosen(listing: ListingFields, fields: readonly ListingField[]): Schemas['ListingChanges'] {
  return onWire(Object.fromEntries(fields.map((field) => [field, listing[field]])));
}
