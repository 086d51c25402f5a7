import { missingRank } from './rank-depth.ts';

/** How many places were gained since an earlier position; a missing place counts 21. */
export function rankChange(best: number | null, earlier: number | null): number {
  return (earlier ?? missingRank) - (best ?? missingRank);
}
