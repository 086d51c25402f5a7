import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { tallyOf } from '@pinfold/contract/features/rankings/rank-tally';
import { kilometresBetween } from '@pinfold/contract/features/rankings/rank-grid';
import type { MeasuredDay } from '../../features/rankings/lookups/measured-days.ts';
import { competitorRadiusKm, type WatchedCompetitor } from '../../features/rankings/lookups/lookup-answer.ts';
import { outages, type RankingPlan } from './demo-rankings.ts';
import { aheadAtDoor, pastDay, positionOf, type PastDay } from './past-day.ts';
import type { RankPlaces } from './rank-places.ts';
import type { WatchedPair } from './watched-pairs.ts';

export interface PastCircumstances {
  /** For the company. */
  today: string;
  rankPlaces: RankPlaces;
  competitors: readonly WatchedCompetitor[];
}

/** What daily lookups up to yesterday would have found, the oldest first: the same on every run. */
export function pastPositions(
  pairs: readonly WatchedPair[],
  plan: RankingPlan,
  { today, rankPlaces, competitors }: PastCircumstances,
): MeasuredDay[] {
  const flagships = new Set(plan.flagships?.storeCodes);
  const daysAgo = Array.from({ length: longestOf(plan) }, (_, index) => longestOf(plan) - index);
  return daysAgo
    .filter((ago) => !outages.has(ago))
    .flatMap((ago) => {
      const day = pastDay(rankPlaces, addDays(today, -ago));
      const compared = ago <= plan.competitorDays ? competitors : [];
      return pairs
        .filter(({ storeCode }) => ago <= plan.days || flagships.has(storeCode))
        .map((pair) => measured(pair, day, { competitors: compared, isLatest: ago === 1 }));
    });
}

export function longestOf({ days, flagships }: RankingPlan): number {
  return Math.max(days, flagships?.days ?? 0);
}

function measured(
  pair: WatchedPair,
  day: PastDay,
  { competitors, isLatest }: { competitors: readonly WatchedCompetitor[]; isLatest: boolean },
): MeasuredDay {
  const lists = pair.spots.map((spot) => ({ spot, list: day.seen(pair.keyword, spot) }));
  return {
    locationId: pair.locationId,
    termId: pair.termId,
    day: day.day,
    tally: tallyOf(lists.map(({ list }) => positionOf(list, pair.placeId))),
    // Only the latest day says who is ahead.
    ahead: isLatest ? aheadAtDoor(pair, day) : [],
    competitors: competitors.flatMap((competitor) => {
      const near = lists.filter(({ spot }) => kilometresBetween(spot, competitor) <= competitorRadiusKm);
      const tally = tallyOf(near.map(({ list }) => positionOf(list, competitor.placeId)));
      return tally.points > 0 ? [{ competitorId: competitor.id, tally }] : [];
    }),
  };
}
