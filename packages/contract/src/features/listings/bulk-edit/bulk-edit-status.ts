import { batchStatus } from '../../../batch-status.ts';

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
  const isUnderWay = edit.status === batchStatus.pending;
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

/** State of one location in a bulk edit and its wire value (product spec, section 3). */
export const bulkItemStatus = { pending: 1, inProgress: 2, ok: 3, failed: 4 } as const;

export type BulkItemStatus = (typeof bulkItemStatus)[keyof typeof bulkItemStatus];

/** Google takes so many calls a minute in all, and so many edits a minute of one profile. */
const providerQuota = { callsPerMinute: 300, editsPerProfile: 10 } as const;

/**
 * Seconds that a bulk edit takes at least, from the calls of each listing: the quota lets a first minute's worth go at
 * once, and then as many each minute.
 */
export function bulkEditSeconds(calls: readonly number[]): number {
  const all = calls.reduce((sum, count) => sum + count, 0);
  const most = calls.reduce(
    (high, count) => Math.max(high, Math.ceil(count / providerQuota.editsPerProfile)),
    0,
  );
  const minutes = Math.max(Math.ceil(all / providerQuota.callsPerMinute), most) - 1;
  return Math.max(0, minutes) * 60;
}
