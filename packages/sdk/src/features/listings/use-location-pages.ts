import { useMemo } from 'react';
import type { Schemas } from '../../client/schema.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import type { PagedResult, MutationResult } from '../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../query/use-pinfold-infinite-query.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { LocationItem } from './list/location-list.queries.ts';
import { listLocationIds, listLocationPages, type LocationSearch } from './listings.queries.ts';
import type { LocationSummary } from './use-locations-choice.ts';

const noLocations: Schemas['LocationSummary'][] = [];

/** What `useLocationPages` returns. */
export type UseLocationPagesResult = PagedResult<Schemas['LocationPage']> & {
  locations: (LocationSummary | LocationItem)[];
  count: number | undefined;
};

/**
 * The locations that the user sees, a hundred more with every `fetchNextPage`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { locations, count, fetchNextPage } = useLocationPages({ q: 'kraków' });
 * ```
 */
export function useLocationPages({
  enabled = true,
  ...search
}: LocationSearch & { enabled?: boolean } = {}): UseLocationPagesResult {
  const query = usePinfoldInfiniteQuery({ ...listLocationPages(useClient(), search), enabled });
  const { data } = query;
  const locations = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? noLocations, [data]);
  return { ...query, locations, count: data?.pages.at(-1)?.count };
}

/**
 * Returns the ids of all locations that match, loaded or not; 10 000 at most.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const ids = useLocationIds();
 * ids.mutate('kraków', { onSuccess: (found) => show(found) });
 * ```
 */
export function useLocationIds({ onlyOwn = false }: Pick<LocationSearch, 'onlyOwn'> = {}): MutationResult<
  number[],
  string
> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (q: string) => queryClient.fetchQuery(listLocationIds(client, { q, onlyOwn })),
  });
}
