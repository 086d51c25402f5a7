import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../client/transport.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { locationKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../query/results.ts';
import type { LocationSearch } from './listing-queries.ts';

const pageSize = 100;

/** The locations that the member may see, page after page, as a query. */
export function listLocationPages(
  client: PinfoldClient,
  { q, ids }: LocationSearch = {},
): PagedQueryOf<Schemas['LocationPage']> {
  const search = {
    page_size: pageSize,
    only_basic_info: 'true' as const,
    ...(q ? { q } : {}),
    ...(ids && ids.length > 0 ? { facilities_ids: ids.join(',') } : {}),
  };
  return infiniteQueryOptions({
    queryKey: locationKeys.pages(client.scope, search),
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        client.api.GET('/facilities/', { params: { query: { ...search, page: pageParam } }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * pageSize < last.count ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The ids of all locations that match, as a query. */
export function listLocationIds(client: PinfoldClient, q: string): QueryOf<number[]> {
  const query = { only_ids: 'true', ...(q ? { q } : {}) } as const;
  return queryOptions({
    queryKey: locationKeys.list(client.scope, query),
    queryFn: async ({ signal }) => {
      const { ids } = await unwrapResponse(client.api.GET('/facilities/', { params: { query }, signal }));
      return ids ?? [];
    },
  });
}
