import { fault, type Fault } from '../fault.ts';
import { bulkFields, bulkLists, type BulkEdit } from './bulk-edit.ts';

/** A bulk edit that would do nothing is refused: for coordinates one field at least is ticked (product spec, section 5). */
export function bulkEditFault(edit: BulkEdit): Fault | undefined {
  const fields = bulkFields.some((field) => edit[field] !== undefined);
  const lists = bulkLists.some((list) => {
    const change = edit[list];
    return change !== undefined && (change.mode === 'overwrite' || change.values.length > 0);
  });
  return fields || lists ? undefined : fault('no_changes');
}
