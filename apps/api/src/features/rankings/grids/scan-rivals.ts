import type { RankRival } from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import {
  averageFound,
  averageOfAll,
  type RankTally,
  shareOfTop3,
  tallyOf,
} from '@pinfold/contract/features/rankings/rank-tally';
import type { LookupResult } from '../rankings.table.ts';

const mostRivals = 10;

/** Who else was seen at the points that were measured: those with the best average of all, missing points counted. */
export function scanRivals(answers: readonly LookupResult[]): RankRival[] {
  const seen = new Map<string, { name: string; positions: number[] }>();
  for (const { seen: places } of answers)
    for (const { placeId, name, position } of places) {
      const known = seen.get(placeId) ?? { name, positions: [] };
      known.positions.push(position);
      seen.set(placeId, known);
    }
  return [...seen]
    .map(([placeId, { name, positions }]) => toRival(placeId, name, missingAdded(positions, answers.length)))
    .toSorted((a, b) => (a.average_all ?? 0) - (b.average_all ?? 0) || a.place_id.localeCompare(b.place_id))
    .slice(0, mostRivals);
}

function missingAdded(positions: readonly number[], points: number): RankTally {
  return { ...tallyOf(positions), points };
}

function toRival(placeId: string, name: string, tally: RankTally): RankRival {
  return {
    place_id: placeId,
    name,
    average: averageFound(tally),
    average_all: averageOfAll(tally),
    top3_share: shareOfTop3(tally),
    found: tally.found,
    points: tally.points,
  };
}
