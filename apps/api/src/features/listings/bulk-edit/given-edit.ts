import type * as z from 'zod';
import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { BulkEditSchema } from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';

/** A bulk edit as it was sent, without what was left out of it. */
export function givenEdit(edit: z.infer<typeof BulkEditSchema>): BulkEdit {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as BulkEdit;
}
