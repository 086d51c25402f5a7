import type { RankSeries, RankSummary } from '@pinfold/contract/features/rankings/positions.endpoints';
import {
  averageFound,
  averageOfAll,
  shareOfTop3,
  type RankTally,
} from '@pinfold/contract/features/rankings/rank-tally';

/** The measures of each point. */
export function toSeries(sums: readonly RankTally[]): RankSeries {
  return {
    best: sums.map(({ best }) => best),
    average: sums.map(averageFound),
    average_all: sums.map(averageOfAll),
    top3_share: sums.map(shareOfTop3),
    points: sums.map(({ points }) => points),
  };
}

/** A position and the day that it is of. */
export interface LatestRank {
  day: string;
  best: number | null;
}

export function toSummary(tally: RankTally, latest: LatestRank | undefined): RankSummary {
  return {
    best: tally.best,
    average: averageFound(tally),
    average_all: averageOfAll(tally),
    top3_share: shareOfTop3(tally),
    points: tally.points,
    latest: latest?.best ?? null,
    latest_on: latest?.day ?? null,
  };
}

/** Of several keywords or places: the best of the last day that any of them was measured. */
export function latestOfAll(latest: Iterable<LatestRank | undefined>): LatestRank | undefined {
  let last: LatestRank | undefined;
  for (const one of latest) {
    if (!one || (last && one.day < last.day)) continue;
    last = last && last.day === one.day ? { day: one.day, best: better(last.best, one.best) } : one;
  }
  return last;
}

function better(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
