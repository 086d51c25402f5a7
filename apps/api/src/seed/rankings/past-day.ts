import type { SeenPlace } from '../../features/rankings/rankings.table.ts';
import type { RankedPlace, RankPlaces } from './rank-places.ts';
import type { Spot, WatchedPair } from './watched-pairs.ts';

/** The map on one day: asked once for each keyword and spot, however many locations look from there. */
export interface PastDay {
  day: string;
  seen(keyword: string, spot: Spot): readonly RankedPlace[];
}

export function pastDay(rankPlaces: RankPlaces, day: string): PastDay {
  const known = new Map<string, readonly RankedPlace[]>();
  return {
    day,
    seen(keyword, { latitude, longitude }) {
      const key = `${latitude},${longitude},${keyword}`;
      const found = known.get(key) ?? rankPlaces({ keyword, latitude, longitude, day });
      known.set(key, found);
      return found;
    },
  };
}

/** Where a place is in a list; null where it is not among the first twenty. */
export function positionOf(list: readonly RankedPlace[], placeId: string): number | null {
  return list.find(({ place }) => place.placeId === placeId)?.position ?? null;
}

const aheadCount = 5;

/** Those before us in the list of our own door, five at most; the first five where we are not in it. */
export function aheadAtDoor({ keyword, spots, placeId }: WatchedPair, day: PastDay): SeenPlace[] {
  const list = day.seen(keyword, spots[0]);
  const own = positionOf(list, placeId) ?? Infinity;
  return list
    .filter(({ position }) => position < own)
    .slice(0, aheadCount)
    .map(({ position, place }) => ({ placeId: place.placeId, name: place.title, position }));
}
