import { bulkEditStatus } from './bulk-edit-steps.ts';

/** The state of a bulk edit as a whole. */
export function bulkEditStatusOf({ is_finished, failed }: { is_finished: boolean; failed: number }) {
  if (!is_finished) return bulkEditStatus.pending;
  return failed > 0 ? bulkEditStatus.finishedWithProblems : bulkEditStatus.completed;
}
