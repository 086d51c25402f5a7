import { useMemo } from 'react';
import type { ListOf, PageOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult, PagedResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../../query/use-pinfold-infinite-query.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listWatchedLocations, searchPlacesToWatch } from './watched.queries.ts';

/** A location that somebody else owns, with what the map shows of it. */
export type WatchedLocation = Schemas['WatchedLocation'];

/** A business on the map that could be watched, or what keeps it from that. */
export type PlaceToWatch = Schemas['PlaceToWatch'];

/** What `useWatchedLocations` returns. */
export type UseWatchedLocationsResult = PagedResult<PageOf<WatchedLocation>> & {
  locations: WatchedLocation[];
  /** How many there are on all pages together; undefined until the first is there. */
  count: number | undefined;
};

const none: WatchedLocation[] = [];

/**
 * The locations of others that the company watches, by name; more with every `fetchNextPage`. Kept up to date by live
 * events.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `permission_denied` without the
 * permission `manage_external_gmb_addresses`.
 * @example
 * ```tsx
 * const { locations } = useWatchedLocations();
 * return locations.map(({ id, name, rating }) => <li key={id}>{name}: {rating}</li>);
 * ```
 */
export function useWatchedLocations({
  enabled = true,
}: { enabled?: boolean } = {}): UseWatchedLocationsResult {
  const query = usePinfoldInfiniteQuery({ ...listWatchedLocations(useClient()), enabled });
  const { data } = query;
  const locations = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? none, [data]);
  return { ...query, locations, count: data?.pages.at(-1)?.count };
}

/** Minimum length of a search text. */
const fewestLetters = 2;

/**
 * Businesses on the map whose name and address have the words, at most five. Nothing is asked before two letters are
 * there.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `provider_unavailable` or
 * `too_many_attempts` among others.
 * @example
 * ```tsx
 * const { data: places = [] } = usePlacesToWatch('kocia kawiarnia łódź');
 * return places.map(({ place_id: id, description }) => <li key={id}>{description}</li>);
 * ```
 */
export function usePlacesToWatch(q: string): QueryResult<PlaceToWatch[]> {
  const words = q.trim();
  return usePinfoldQuery({
    ...searchPlacesToWatch(useClient(), words),
    enabled: words.length >= fewestLetters,
    meta: { isQuiet: true },
    select: ({ results }) => results,
  });
}

/**
 * Watches businesses on the map by the ids of their places; one that is watched already stays as it is.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `place_is_own`,
 * `plan_limit_reached`, `not_found` or `provider_unavailable` among others, left to the form.
 * @example
 * ```tsx
 * const watch = useWatchPlaces();
 * watch.mutate(['ChIJN1t_tDeuEmsRUsoyG83frY4']);
 * ```
 */
export function useWatchPlaces(): MutationResult<ListOf<WatchedLocation>, readonly string[]> {
  const { client, queryClient } = usePinfold();
  return useFormMutation({
    mutationFn: (placeIds: readonly string[]) =>
      unwrapResponse(client.api.POST('/external-gmb-addresses/', { body: { place_ids: [...placeIds] } })),
    // Also after a refusal: somebody else may have added it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: locationKeys.all }),
  });
}

/**
 * Stops watching a location; its ranks, figures and changes go too.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and reported to the Provider.
 * @example
 * ```tsx
 * const stop = useStopWatching();
 * stop.mutate(7);
 * ```
 */
export function useStopWatching(): MutationResult<void, number> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: async (id: number) => {
      await client.api.DELETE('/external-gmb-addresses/{id}/', { params: { path: { id } } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: locationKeys.all }),
  });
}
