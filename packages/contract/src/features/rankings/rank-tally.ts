import { missingRank, rankDepth } from './rank.ts';

/** What lookups of one place add up to; every measure of positions is made of it. */
export interface RankTally {
  /** The best position; null where the place was nowhere found. */
  best: number | null;
  /** Lookups. */
  points: number;
  /** Lookups that found the place among the first twenty. */
  found: number;
  /** Sum of the positions where it was found. */
  sum: number;
  /** Lookups that found it among the first three. */
  top3: number;
}

/** Of nothing. */
export const noTally: RankTally = { best: null, points: 0, found: 0, sum: 0, top3: 0 };

/** Average of the positions where the place was found; null where it was nowhere. */
export function averageFound({ sum, found }: RankTally): number | null {
  return found === 0 ? null : sum / found;
}

/** Average of all lookups (ATRP), where a missing place counts 21; null without a lookup. */
export function averageOfAll({ sum, found, points }: RankTally): number | null {
  return points === 0 ? null : (sum + missingRank * (points - found)) / points;
}

/** Share of lookups that found the place among the first three, 0 to 1; null without a lookup. */
export function shareOfTop3({ top3, points }: RankTally): number | null {
  return points === 0 ? null : top3 / points;
}

/** Of the positions that lookups found; 0, null or a place beyond the first twenty is a lookup that did not find it. */
export function tallyOf(positions: Iterable<number | null>): RankTally {
  const tally: RankTally = { best: null, points: 0, found: 0, sum: 0, top3: 0 };
  for (const position of positions) {
    tally.points += 1;
    if (position === null || position < 1 || position > rankDepth) continue;
    tally.best = Math.min(tally.best ?? position, position);
    tally.found += 1;
    tally.sum += position;
    if (position <= 3) tally.top3 += 1;
  }
  return tally;
}

/** What several tallies add up to: their sums, and the best of their best. */
export function addRankTallies(tallies: Iterable<RankTally>): RankTally {
  const total = { ...noTally };
  for (const { best, points, found, sum, top3 } of tallies) {
    if (best !== null) total.best = total.best === null ? best : Math.min(total.best, best);
    total.points += points;
    total.found += found;
    total.sum += sum;
    total.top3 += top3;
  }
  return total;
}
