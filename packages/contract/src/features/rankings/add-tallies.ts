import { noTally, type RankTally } from './rank-tally.ts';

/** What several tallies add up to: their sums, and the best of their best. */
export function addTallies(tallies: Iterable<RankTally>): RankTally {
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
