import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../database/database.ts';
import { type PlannedSlice, planSlice } from '../../features/rankings/lookups/plan-slice.ts';
import type { SeenPlace } from '../../features/rankings/rankings.table.ts';
import type { Services } from '../../services.ts';

/** The map of the sandbox's city as a customer saw it on some day, the best place first. */
export type RankPlaces = (search: RankSearch) => readonly RankedPlace[];

interface RankSearch {
  keyword: string;
  latitude: number;
  longitude: number;
  /** YYYY-MM-DD. */
  day: string;
}

/** What a customer saw of one place. */
export interface RankedPlace {
  /** From 1. */
  position: number;
  rating: number;
  reviewsCount: number;
  place: MapPlace;
}

interface MapPlace {
  placeId: string;
  title: string;
  categories: readonly string[];
  street: string;
  postalCode: string;
  locality: string;
  latitude: number;
  longitude: number;
  isServiceArea: boolean;
}

export interface Spot {
  latitude: number;
  longitude: number;
}

/** A location and a keyword whose ranks are looked up. */
export interface WatchedPair {
  locationId: number;
  storeCode: string;
  city: string;
  placeId: string;
  termId: number;
  keyword: string;
  /** From where: the location's own door first, then the search locations around. */
  spots: [Spot, ...Spot[]];
}

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
export function positionInList(list: readonly RankedPlace[], placeId: string): number | null {
  return list.find(({ place }) => place.placeId === placeId)?.position ?? null;
}

const aheadCount = 5;

/** Those before us in the list of our own door, five at most; the first five where we are not in it. */
export function aheadAtDoor({ keyword, spots, placeId }: WatchedPair, day: PastDay): SeenPlace[] {
  const list = day.seen(keyword, spots[0]);
  const own = positionInList(list, placeId) ?? Infinity;
  return list
    .filter(({ position }) => position < own)
    .slice(0, aheadCount)
    .map(({ position, place }) => ({ placeId: place.placeId, name: place.title, position }));
}

/** What a company looks up every day, by store code and keyword: the plan of one day, which is then taken back. */
export async function watchedPairs(
  { config, now }: Services,
  tx: Queryable,
  companyId: number,
  day: string,
): Promise<WatchedPair[]> {
  const plan = { now: now(), radiusKm: config.PINFOLD_RANK_RADIUS_KM };
  let slice: PlannedSlice | undefined = { companyId, day, after: 0, planned: 0 };
  while (slice) slice = await planSlice(tx, slice, plan);
  const pairs = await rows<WatchedPair>(
    tx,
    sql`select l.id::int4 as "locationId", l.store_code as "storeCode", l.city, l.place_id as "placeId",
          t.id as "termId", t.keyword,
          jsonb_agg(jsonb_build_object('latitude', r.latitude, 'longitude', r.longitude) order by r.point) as spots
        from rank_lookups r
        join locations l on l.company_id = r.company_id and l.id = r.location_id
        join rank_terms t on t.company_id = r.company_id and t.id = r.term_id
        where r.company_id = ${companyId} and r.day = ${day}::date
        group by l.company_id, l.id, t.id, t.keyword order by l.store_code, t.keyword`,
  );
  await tx.execute(sql`delete from rank_lookups where company_id = ${companyId} and day = ${day}::date`);
  return pairs;
}
