import { findCategory } from '@pinfold/sandbox';
import type { Queryable } from '../../database/database.ts';
import { rememberPlaces } from '../../features/rankings/seen-places.ts';
import type { FoundPlace } from '../../providers/dataforseo/found-place.ts';
import type { PastDay } from './past-day.ts';
import type { RankedPlace } from './rank-places.ts';
import type { WatchedPair } from './watched-pairs.ts';

/** Remembers every place that was seen at a door on a day. */
export async function rememberSeen(
  tx: Queryable,
  companyId: number,
  pairs: readonly WatchedPair[],
  day: PastDay,
): Promise<void> {
  const seen = pairs.flatMap(({ keyword, spots }) => day.seen(keyword, spots[0]));
  await rememberPlaces(tx, companyId, seen.map(describePlace), new Date(`${day.day}T03:00:00Z`));
}

/** A place in the words of the provider. */
export function describePlace({ position, place, rating, reviewsCount }: RankedPlace): FoundPlace {
  const { placeId, title, street, postalCode, locality, latitude, longitude, isServiceArea } = place;
  return {
    position,
    placeId,
    name: title,
    address: isServiceArea ? '' : `${street}, ${postalCode} ${locality}`,
    latitude: isServiceArea ? null : latitude,
    longitude: isServiceArea ? null : longitude,
    category: findCategory(place.categories[0])?.pl ?? '',
    rating: reviewsCount === 0 ? null : rating,
    reviewsCount,
  };
}
