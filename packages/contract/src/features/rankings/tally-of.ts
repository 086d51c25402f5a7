import { rankDepth } from './rank-depth.ts';
import type { RankTally } from './rank-tally.ts';

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
