import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import { planSlice, type PlannedSlice } from '../../features/rankings/lookups/plan-slice.ts';
import type { Services } from '../../services.ts';

export interface Spot {
  latitude: number;
  longitude: number;
}

/** A location and a keyword whose positions are looked up. */
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
