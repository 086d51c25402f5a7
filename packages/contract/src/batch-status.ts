/** State of a batch, which does one thing to many, and its wire value (product spec, section 3). */
export const batchStatus = { pending: 1, completed: 2, finishedWithProblems: 3 } as const;

export type BatchStatus = (typeof batchStatus)[keyof typeof batchStatus];

/** Numbers of a batch's items that decide its state. */
export interface BatchCounts {
  /** Not decided yet. */
  processing: number;
  /** Refused by the provider's policy, where it tells that from other failures. */
  rejected?: number | undefined;
  failed: number;
}

/**
 * Returns the state of a batch as a whole.
 *
 * @param isFinished - For a batch that records its end, which a member of some locations cannot count.
 */
export function batchStatusOf(
  { processing, rejected = 0, failed }: BatchCounts,
  isFinished: boolean = processing === 0,
): BatchStatus {
  if (!isFinished) return batchStatus.pending;
  return rejected + failed > 0 ? batchStatus.finishedWithProblems : batchStatus.completed;
}

/** Whether something of a batch has not been decided yet: it is being sent, or paused. */
export function isUnderWay({ status }: { status: number }): boolean {
  return status === batchStatus.pending;
}
