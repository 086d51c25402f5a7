import type { BulkMode, ListEdit } from './bulk-edit.ts';

/** Switching the mode clears what was entered in this list of the form, and nothing else (product spec, section 4). */
export function switchBulkMode<Value>(edit: ListEdit<Value>, mode: BulkMode): ListEdit<Value> {
  return mode === edit.mode ? edit : { mode, values: [] };
}

/** Whether something would get lost, so that a person is asked first. */
export function asksBeforeSwitch<Value>(edit: ListEdit<Value>, mode: BulkMode): boolean {
  return mode !== edit.mode && edit.values.length > 0;
}
