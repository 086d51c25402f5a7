import { bulkEditStatus } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import type { Schemas } from '../../../client/schema.ts';

/** One bulk edit and how far it is. */
export type BulkEditProgress = Schemas['BulkEditProgress'];

/** One location of a bulk edit and what became of it. */
export type BulkEditItem = Schemas['BulkEditItem'];

/** What a bulk edit would do to one location. */
export type BulkEditRow = Schemas['BulkEditRow'];

/** Which locations of a preview are asked for. */
export type BulkEditRowKind = 'changed' | 'unchanged' | 'problems' | 'refused' | 'reverification';

/** Something of it has not been decided yet: it is being sent, or paused. */
export function isUnderWay({ status }: Pick<BulkEditProgress, 'status'>): boolean {
  return status === bulkEditStatus.pending;
}
