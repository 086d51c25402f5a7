/** State of a batch and its wire value (product spec, section 3). */
export const batchStatus = { pending: 1, completed: 2, finishedWithProblems: 3 } as const;

export type BatchStatus = (typeof batchStatus)[keyof typeof batchStatus];

export interface BatchCounts {
  processing: number;
  rejected: number;
  failed: number;
}

export function batchStatusOf({ processing, rejected, failed }: BatchCounts): BatchStatus {
  if (processing > 0) return batchStatus.pending;
  return rejected + failed > 0 ? batchStatus.finishedWithProblems : batchStatus.completed;
}
