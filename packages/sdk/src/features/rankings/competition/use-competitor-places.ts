import { kilometresBetween } from '@pinfold/contract/features/rankings/rank-grid';
import type { ListOf } from '../../../client/schema.ts';
import type { ApiError } from '../../../client/api-error.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { CompetitorPlace } from '../ranking.ts';
import { competitorSearchAccess } from './competition-access.ts';
import { listSuggestedCompetitors, locationPlace, searchCompetitorPlaces } from './competition-queries.ts';

/** A listing that could become a competitor, with how far it is from the own location. */
export interface FoundPlace extends CompetitorPlace {
  /** Kilometres; undefined where nobody knows. */
  distance: number | undefined;
}

/** Fewer letters find everything. */
const fewestLetters = 2;

/** What `useCompetitorPlaces` returns. */
export interface UseCompetitorPlacesResult {
  places: FoundPlace[];
  isSearch: boolean;
  error: ApiError | null;
  isFetching: boolean;
  isPending: boolean;
  refetch: QueryResult<ListOf<CompetitorPlace>>['refetch'];
}

/**
 * Listings that could become competitors: those with a name, near an own location, or, before a name is typed, those
 * that are ahead of it most often.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `provider_unavailable` or
 * `coordinates_missing`.
 * @example
 * ```tsx
 * const { places } = useCompetitorPlaces({ facility: 7, q: 'palarnia' });
 * return places.map(({ place_id, name, distance }) => <p key={place_id}>{name}, {distance} km</p>);
 * ```
 */
export function useCompetitorPlaces({
  facility,
  q,
}: {
  facility: number | undefined;
  q: string;
}): UseCompetitorPlacesResult {
  const client = useClient();
  // Searching is reading, which the demo can do too.
  const { allowed } = usePermission(competitorSearchAccess);
  const words = q.trim();
  const isSearch = words.length >= fewestLetters;
  const isReady = allowed && facility !== undefined;
  const found = usePinfoldQuery({
    ...searchCompetitorPlaces(client, facility ?? 0, words),
    enabled: isReady && isSearch,
    meta: { isQuiet: true },
  });
  const suggested = usePinfoldQuery({
    ...listSuggestedCompetitors(client, facility),
    enabled: isReady && !isSearch,
    meta: { isQuiet: true },
  });
  const here = usePinfoldQuery({
    ...locationPlace(client, facility ?? 0),
    enabled: isReady,
    meta: { isQuiet: true },
  });
  const { data, error, isFetching, isPending, refetch } = isSearch ? found : suggested;
  const [own] = here.data?.results ?? [];
  const from = own && 'geo_coords' in own ? own.geo_coords : null;
  const places = (data?.results ?? []).map((place): FoundPlace => {
    const { latitude, longitude, is_service_area: isArea } = place;
    // Whoever serves an area stands nowhere.
    const isSomewhere = from && !isArea && latitude !== null && longitude !== null;
    return { ...place, distance: isSomewhere ? kilometresBetween(from, { latitude, longitude }) : undefined };
  });
  return {
    places,
    isSearch,
    error: data ? null : error,
    isFetching,
    isPending: isReady && isPending,
    refetch,
  };
}
