import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { FoundPlace } from '../../providers/dataforseo/search-results.ts';

/** Keeps what searches showed, so that a place can become a competitor; one seen within a day is left as it is. */
export async function rememberPlaces(
  tx: Queryable,
  companyId: number,
  places: readonly FoundPlace[],
  now: Date,
): Promise<void> {
  if (places.length === 0) return;
  const distinct = [...new Map(places.map((place) => [place.placeId, place])).values()].map((place) => ({
    place_id: place.placeId,
    name: place.name,
    address: place.address,
    latitude: place.latitude,
    longitude: place.longitude,
    category: place.category,
    rating: place.rating,
    reviews_count: place.reviewsCount,
  }));
  await tx.execute(
    sql`insert into rank_seen_places as p (company_id, place_id, name, address, latitude, longitude, category, rating, reviews_count, seen_at)
        select ${companyId}, s.place_id, s.name, s.address, s.latitude, s.longitude, s.category, s.rating, s.reviews_count, ${now.toISOString()}
        from jsonb_to_recordset(${JSON.stringify(distinct)}::jsonb) as s (place_id text, name text, address text,
          latitude float8, longitude float8, category text, rating float8, reviews_count int4)
        order by s.place_id
        on conflict (company_id, place_id) do update set name = excluded.name, address = excluded.address,
          latitude = excluded.latitude, longitude = excluded.longitude, category = excluded.category,
          rating = excluded.rating, reviews_count = excluded.reviews_count, seen_at = excluded.seen_at
        where p.seen_at < excluded.seen_at - interval '1 day'`,
  );
}

/** Coordinates of a place, as far as the provider has them. */
interface Whereabouts {
  address: string;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Whether a place has an address and a pin. A business that only visits its customers shows neither, so it has no
 * position that could be watched (product spec, section 5).
 */
export function isPlaced<Place extends Whereabouts>(
  place: Place,
): place is Place & { latitude: number; longitude: number } {
  return place.address !== '' && place.latitude !== null && place.longitude !== null;
}
