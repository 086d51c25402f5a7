import { findCategory } from '@pinfold/sandbox';
import type { Queryable } from '../../database/database.ts';
import type { WatchedCompetitor } from '../../features/rankings/lookups/lookup-answer.ts';
import { competitors } from '../../features/rankings/rankings.table.ts';
import { rememberPlaces } from '../../features/rankings/seen-places.ts';
import type { FoundPlace } from '../../providers/dataforseo/search-results.ts';
import type { RankingPlan } from './demo-rankings.ts';
import type { PastDay, RankedPlace, WatchedPair } from './past-day.ts';

/** Chooses the places that are most often ahead in the cities of the plan. */
export async function chooseCompetitors(
  tx: Queryable,
  companyId: number,
  { competitorsOf, competitorDays }: RankingPlan,
  { pairs, yesterday }: { pairs: readonly WatchedPair[]; yesterday: PastDay },
): Promise<WatchedCompetitor[]> {
  const own = new Set(pairs.map(({ placeId }) => placeId));
  const chosen: WatchedCompetitor[] = [];
  for (const town of competitorsOf) {
    const taken = new Set([...own, ...chosen.map(({ placeId }) => placeId)]);
    const rival = mostOftenAhead(
      pairs.filter(({ city }) => city === town),
      yesterday,
      taken,
    );
    if (!rival) continue;
    const { position: _, ...place } = describePlace(rival);
    const { placeId, latitude, longitude } = place;
    if (latitude === null || longitude === null) continue;
    const since = Date.parse(`${yesterday.day}T09:00:00Z`) - competitorDays * 86_400_000;
    const [row] = await tx
      .insert(competitors)
      .values({ companyId, ...place, latitude, longitude, createdAt: new Date(since) })
      .returning({ id: competitors.id });
    chosen.push({ id: row?.id ?? 0, placeId, latitude, longitude });
  }
  return chosen;
}

/** Of places with an address, the one before us in the most lists of our doors. */
function mostOftenAhead(
  pairs: readonly WatchedPair[],
  day: PastDay,
  taken: ReadonlySet<string>,
): RankedPlace | undefined {
  const counts = new Map<string, { times: number; seen: RankedPlace }>();
  for (const { keyword, spots, placeId } of pairs) {
    for (const seen of day.seen(keyword, spots[0])) {
      if (seen.place.placeId === placeId) break;
      if (taken.has(seen.place.placeId) || seen.place.isServiceArea) continue;
      const times = (counts.get(seen.place.placeId)?.times ?? 0) + 1;
      counts.set(seen.place.placeId, { times, seen });
    }
  }
  const [first] = [...counts.values()].toSorted(
    (a, b) => b.times - a.times || (a.seen.place.placeId < b.seen.place.placeId ? -1 : 1),
  );
  return first?.seen;
}

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

/** Returns a place as the provider would. */
function describePlace({ position, place, rating, reviewsCount }: RankedPlace): FoundPlace {
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
