import { itemStatus } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import { progressOf, type TestBulkEditItem } from './test-bulk-edits.ts';
import type { TestData } from './test-data.ts';

/** What the provider does with a bulk edit that waits. */
export interface TestSending {
  /** How many locations it decides about. @defaultValue all that wait */
  count?: number | undefined;
  /** Locations that it refuses, by id. */
  refused?: readonly number[] | undefined;
}

/** The provider decides about locations of the bulk edit that is open; nothing happens while it is paused. */
export function sendBulkEdit(data: TestData, { count = Infinity, refused = [] }: TestSending): void {
  const open = data.bulkEdits.find((edit) => progressOf(edit).status === 1);
  if (!open || open.isPaused) return;
  let left = count;
  open.items = open.items.map((item): TestBulkEditItem => {
    if (item.status !== itemStatus.pending || left <= 0) return item;
    left -= 1;
    if (refused.includes(item.id))
      return {
        ...item,
        status: itemStatus.failed,
        problems: [{ field: item.fields[0] ?? null, ...refusal }],
      };
    data.listingFields.set(item.id, item.after);
    return { ...item, status: itemStatus.ok };
  });
}

const refusal = { code: 'invalid_argument', message: 'Google nie przyjmuje tej wartości.' };
