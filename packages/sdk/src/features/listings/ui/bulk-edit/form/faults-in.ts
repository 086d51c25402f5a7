import type { Fault } from '@pinfold/contract/features/listings/fault';
import type { BulkFault } from '../../../bulk-edit/bulk-draft-faults.ts';
import type { BulkKey } from '../../../bulk-edit/bulk-edit-draft.ts';

/** The faults of one list, as its control takes them. */
export function faultsIn(
  faults: readonly BulkFault[],
  of: BulkKey,
): { period?: number; index: number; fault: Fault }[] {
  return faults
    .filter(({ key }) => key === of)
    .map(({ index = 0, period, fault }) => ({ index, fault, ...(period !== undefined && { period }) }));
}
