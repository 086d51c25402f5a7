import { maxCompetitors } from '@pinfold/contract/features/rankings/rank';
import { distanceMeters } from '@pinfold/contract/geo';
import type { ApiError } from '../../../client/api-error.ts';
import type { ListOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { rankingKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { Competitor, CompetitorPlace } from '../ranking.ts';
import {
  competitionAccess,
  competitorSearchAccess,
  listCompetitors,
  listSuggestedCompetitors,
  locationPlace,
  searchCompetitorPlaces,
} from './competition.queries.ts';

const noCompetitors: Competitor[] = [];

/** What `useCompetitors` returns. */
export type UseCompetitorsResult = QueryResult<Schemas['CompetitorList']> & {
  competitors: Competitor[];
  /** How many the company can have. */
  limit: number;
  create: MutationResult<Competitor, string>;
  remove: MutationResult<void, number>;
};

/**
 * The listings that the company compares itself with, at most five, with the ways to add and to remove one.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`; a refusal of `create` is an ApiError
 * with the code `competitor_exists`, `competitor_is_own`, `service_area_not_monitored`, `too_many_competitors` or
 * `plan_limit_reached`, left to the form. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const { competitors, limit, create } = useCompetitors();
 * create.mutate(place.place_id);
 * ```
 */
export function useCompetitors({ enabled = true }: { enabled?: boolean } = {}): UseCompetitorsResult {
  const { client, queryClient } = usePinfold();
  const { allowed } = usePermission(competitionAccess);
  const list = usePinfoldQuery({ ...listCompetitors(client), enabled: enabled && allowed });
  const refetch = () => queryClient.invalidateQueries({ queryKey: rankingKeys.all });
  const create = useFormMutation({
    mutationFn: (place_id: string) =>
      unwrapResponse(client.api.POST('/competitors/', { body: { place_id } })),
    // Also after a refusal: the new list shows a competitor added elsewhere or a reached limit.
    onSettled: refetch,
  });
  const remove = usePinfoldMutation({
    mutationFn: async (id: number) => {
      await client.api.DELETE('/competitors/{id}/', { params: { path: { id } } });
    },
    onSettled: refetch,
  });
  return {
    ...list,
    competitors: list.data?.results ?? noCompetitors,
    limit: list.data?.limit ?? maxCompetitors,
    create,
    remove,
  };
}

/** A listing that could become a competitor, with how far it is from the own location. */
export interface FoundPlace extends CompetitorPlace {
  /** Kilometres; undefined without coordinates, or for a service area. */
  distance: number | undefined;
}

/** Minimum length of a search text. */
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
    // A service-area business has no position.
    const isSomewhere = from && !isArea && latitude !== null && longitude !== null;
    return {
      ...place,
      distance: isSomewhere ? distanceMeters(from, { latitude, longitude }) / 1000 : undefined,
    };
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
