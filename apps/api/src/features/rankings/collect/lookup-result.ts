import { kilometresBetween } from '@pinfold/contract/features/rankings/rank-grid';
import { missingRank, rankDepth } from '@pinfold/contract/features/rankings/rank';
import type { FoundPlace } from '../../../providers/dataforseo/found-place.ts';
import type { LookupResult, SeenPlace } from '../rankings.table.ts';

/** A lookup, as far as its answer is read by it. */
export interface ReadLookup {
  ownPlaceId: string;
  isScan: boolean;
  point: number;
  latitude: number;
  longitude: number;
}

export interface WatchedCompetitor {
  id: number;
  placeId: string;
  latitude: number;
  longitude: number;
}

/** Farther away nobody looks for a competitor. */
export const competitorRadiusKm = 25;

/** How many of those ahead are kept. */
const mostAhead = 5;

/** What is kept of an answer: where we were, where each competitor near by was, and who else was seen. */
export function lookupResult(
  lookup: ReadLookup,
  competitors: readonly WatchedCompetitor[],
  found: readonly FoundPlace[],
): LookupResult {
  const places = found.filter(({ position }) => position <= rankDepth);
  const position = positionOf(places, lookup.ownPlaceId);
  const near = lookup.isScan
    ? []
    : competitors.filter((competitor) => kilometresBetween(competitor, lookup) <= competitorRadiusKm);
  return {
    position,
    competitors: Object.fromEntries(near.map(({ id, placeId }) => [id, positionOf(places, placeId)])),
    seen: seenBy(lookup, places, position),
  };
}

/** 0 where it was not found. */
function positionOf(places: readonly FoundPlace[], wanted: string): number {
  return places.find(({ placeId }) => placeId === wanted)?.position ?? 0;
}

/** Of a scan everybody else; of a day those ahead at the own door. */
function seenBy(lookup: ReadLookup, places: readonly FoundPlace[], position: number): SeenPlace[] {
  if (!lookup.isScan && lookup.point > 0) return [];
  const others = places
    .filter(({ placeId }) => placeId !== lookup.ownPlaceId)
    .map(({ placeId, name, position: theirs }) => ({ placeId, name, position: theirs }));
  if (lookup.isScan) return others;
  const before = position === 0 ? missingRank : position;
  return others.filter((other) => other.position < before).slice(0, mostAhead);
}
