/** Which way a change goes. */
export type ChangeKind = 'better' | 'worse' | 'same' | 'unknown';

/** Which way a change goes; null where there is nothing to compare. */
export function changeKind(change: number | null): ChangeKind {
  if (change === null) return 'unknown';
  if (change === 0) return 'same';
  return change > 0 ? 'better' : 'worse';
}

/** What stands before, or for, a number. */
export const changeSigns: Readonly<Record<ChangeKind, string>> = {
  better: '↑',
  worse: '↓',
  same: '=',
  unknown: '–',
};
