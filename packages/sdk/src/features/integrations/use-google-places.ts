import { useMemo } from 'react';
import { unwrapResponse } from '../../client/transport.ts';
import type { Schemas } from '../../client/schema.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import { importKeys } from '../../query/query-keys.ts';
import type { PagedResult, MutationResult } from '../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../query/use-pinfold-infinite-query.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { listGooglePlaces, type PlaceSearch } from './integration-queries.ts';

/** A place of a Google account, with what speaks against importing it. */
export type GooglePlace = Schemas['GooglePlace'];

const noPlaces: GooglePlace[] = [];

/** What `useGooglePlaces` returns. */
export type UseGooglePlacesResult = PagedResult<Schemas['GooglePlacePage']> & {
  places: GooglePlace[];
  count: number | undefined;
  states: Schemas['GooglePlacePage']['states'] | undefined;
  listedAt: string | undefined;
  isListing: boolean;
  problem: 'access_lost' | 'not_answered' | undefined;
};

/**
 * The places of a Google account as they were last read, a hundred more with every `fetchNextPage`. While `isListing` Google
 * is being asked, and what comes is shown by itself.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; `problem` says why Google could not be
 * asked.
 * @example
 * ```tsx
 * const { places, states } = useGooglePlaces(account.id, { q: 'kraków' });
 * return <p>{states?.importable}</p>;
 * ```
 */
export function useGooglePlaces(
  accountId: number | undefined,
  { enabled = true, ...search }: PlaceSearch & { enabled?: boolean } = {},
): UseGooglePlacesResult {
  const client = useClient();
  const query = usePinfoldInfiniteQuery({
    ...listGooglePlaces(client, accountId ?? 0, search),
    enabled: enabled && accountId !== undefined,
  });
  const { data } = query;
  const places = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? noPlaces, [data]);
  const last = data?.pages.at(-1);
  return {
    ...query,
    places,
    count: last?.count,
    states: last?.states,
    listedAt: last?.listed_at ?? undefined,
    isListing: last?.is_listing ?? false,
    problem: last?.problem ?? undefined,
  };
}

/**
 * Has Google asked for the places of an account now, whatever was read before.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const refresh = useRefreshPlaces();
 * refresh.mutate(account.id);
 * ```
 */
export function useRefreshPlaces(): MutationResult<Schemas['GooglePlacePage'], number> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (accountId: number) => {
      const params = { path: { id: accountId }, query: { page_size: 1, refresh: 'true' } } as const;
      return unwrapResponse(client.api.GET('/gmb-accounts/{id}/places/', { params }));
    },
    onSettled: (_answer, _error, accountId) =>
      queryClient.invalidateQueries({ queryKey: importKeys.places(client.scope, accountId) }),
  });
}
