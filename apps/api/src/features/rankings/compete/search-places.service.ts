import { and, eq, inArray } from 'drizzle-orm';
import type { CompetitorPlace } from '@pinfold/contract/features/rankings/competitors.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { FoundPlace } from '../../../providers/dataforseo/search-results.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import { requirePlainKeywords } from '../../company/keywords/keywords.service.ts';
import type { Member } from '../../company/member.ts';
import { locationFilter } from '../../listings/location-filter.ts';
import { locations } from '../../listings/listings.table.ts';
import { isPlaced, rememberPlaces } from '../seen-places.ts';
import { competitorsOf } from './competitors.queries.ts';

export interface PlaceSearch {
  q: string;
  /** Near which of the own locations. */
  facility: number;
  language: Language;
}

/**
 * Searches places on the map by name. The results are stored, since only a place that the company has seen can become
 * its competitor.
 * @throws Problem `keyword_operator`, `not_found`, `coordinates_missing` or `provider_unavailable`
 */
export async function searchPlacesNear(
  { database, searchResults, log, now }: Services,
  member: Member,
  { q, facility, language }: PlaceSearch,
): Promise<{ results: CompetitorPlace[] }> {
  const { queries } = database;
  requirePlainKeywords([q]);
  const center = await centerOf(queries, member, facility);
  const search = { keyword: q, ...center, language };
  const found = await ifRefused(searchResults.searchNow(search), (error) => {
    log.warn({ err: error }, 'search for places');
    throw new Problem('provider_unavailable');
  });
  await rememberPlaces(queries, member.companyId, found, now());
  return { results: await markPlaces(queries, member.companyId, found) };
}

async function centerOf(queries: Queryable, member: Member, facility: number) {
  const [location] = await queries
    .select({ latitude: locations.latitude, longitude: locations.longitude })
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(facility) }));
  if (!location) throw new Problem('not_found');
  const { latitude, longitude } = location;
  if (latitude === null || longitude === null) throw new Problem('coordinates_missing');
  return { latitude, longitude };
}

/** With what keeps each from becoming a competitor. */
async function markPlaces(
  queries: Queryable,
  companyId: number,
  places: readonly FoundPlace[],
): Promise<CompetitorPlace[]> {
  const ids = places.map(({ placeId }) => placeId);
  const chosen = new Set((await competitorsOf(queries, companyId)).map(({ placeId }) => placeId));
  const owned = await queries
    .select({ placeId: locations.placeId })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), locations.isOwner, inArray(locations.placeId, ids)));
  const own = new Set(owned.map(({ placeId }) => placeId));
  return places.map((place) => ({
    place_id: place.placeId,
    name: place.name,
    address: place.address,
    latitude: place.latitude,
    longitude: place.longitude,
    category: place.category,
    rating: place.rating,
    reviews_count: place.reviewsCount,
    is_service_area: !isPlaced(place),
    is_competitor: chosen.has(place.placeId),
    is_own: own.has(place.placeId),
    ahead_count: null,
  }));
}
