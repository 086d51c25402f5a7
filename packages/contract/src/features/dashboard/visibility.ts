import { missingRank, rankDepth } from '../../rank-depth.ts';

/**
 * Returns how visible something is, by the average position of all lookups, in which a missing one counts 21: 100 where
 * each found it first, 0 where none found it. By equal steps, so that it adds up.
 */
export function visibilityOf(average: number): number {
  return (100 * (missingRank - average)) / rankDepth;
}
