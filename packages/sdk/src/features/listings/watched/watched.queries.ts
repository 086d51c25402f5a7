import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, PageOf } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { watchedKeys } from '../../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../../query/results.ts';
import type { PlaceToWatch, WatchedLocation } from './use-watched-locations.ts';

const reads = { permission: 'manage_external_gmb_addresses', module: 'company', needsPlan: true } as const;

/** Access to the calls about locations of others; adding and removing them concerns all locations. */
export const watchedAccess: Readonly<Record<'see' | 'manage', MemberAccess>> = {
  see: { ...reads, demo: 'allowed' },
  manage: { ...reads, demo: 'blocked', concernsAllLocations: true },
};

const pageSize = 20;

/** The locations of others that the company watches, page after page, by name, as a query. */
export function listWatchedLocations(client: PinfoldClient): PagedQueryOf<PageOf<WatchedLocation>> {
  return infiniteQueryOptions({
    queryKey: watchedKeys.list(client.scope),
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        client.api.GET('/external-gmb-addresses/', {
          params: { query: { page_size: pageSize, page: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * pageSize < last.count ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Businesses on the map by name and address, at most five, as a query. */
export function searchPlacesToWatch(client: PinfoldClient, q: string): QueryOf<ListOf<PlaceToWatch>> {
  return queryOptions({
    queryKey: watchedKeys.found(client.scope, q),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/external-gmb-addresses/search/', { params: { query: { q } }, signal })),
    staleTime: 60_000,
  });
}
