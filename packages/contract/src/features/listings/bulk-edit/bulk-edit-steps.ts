/** State of a bulk edit as a whole and its wire value (product spec, section 3). */
export const bulkEditStatus = { pending: 1, completed: 2, finishedWithProblems: 3 } as const;

/** What can be done with a bulk edit that has started. */
export const bulkEditSteps = ['pause', 'resume', 'retry', 'revert'] as const;

/** Something that a person can do with a bulk edit. */
export type BulkEditStep = (typeof bulkEditSteps)[number];

/** How far a bulk edit is, as far as it decides what can be done with it. */
export interface BulkEditState {
  status: number;
  is_paused: boolean;
  pending: number;
  ok: number;
  failed: number;
  reverted_by_id: number | null;
}

/** Whether a step makes sense now. One that was taken back has had its last. */
export function canStepBulkEdit(edit: BulkEditState, step: BulkEditStep): boolean {
  if (edit.reverted_by_id !== null) return false;
  const isUnderWay = edit.status === bulkEditStatus.pending;
  switch (step) {
    case 'pause':
      return isUnderWay && !edit.is_paused && edit.pending > 0;
    case 'resume':
      return isUnderWay && edit.is_paused;
    case 'retry':
      return !isUnderWay && edit.failed > 0;
    case 'revert':
      // Taking back what is paused also cancels what was not sent yet.
      return isUnderWay ? edit.is_paused : edit.ok > 0;
  }
}
