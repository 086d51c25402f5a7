import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../client/transport.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas, ListOf } from '../../client/schema.ts';
import { locationKeys } from '../../query/query-keys.ts';
import type { City, LocationGroupPage } from './use-review-locations.ts';
import type { QueryOf } from '../../query/results.ts';

export interface LocationSearch {
  /** Part of the name, address, city or store code. */
  q?: string;
  /** Only these; at most 500. */
  ids?: readonly number[];
}

/** The locations that the member may see, the first hundred that match, as a query. */
export function listLocations(
  client: PinfoldClient,
  { q, ids }: LocationSearch = {},
): QueryOf<Schemas['LocationPage']> {
  const query = {
    page_size: 100,
    only_basic_info: 'true' as const,
    ...(q ? { q } : {}),
    ...(ids && ids.length > 0 ? { facilities_ids: ids.join(',') } : {}),
  };
  return queryOptions({
    queryKey: locationKeys.list(client.scope, query),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/facilities/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The towns of the locations that the member may see, as a query. */
export function listCities(client: PinfoldClient): QueryOf<ListOf<City>> {
  return queryOptions({
    queryKey: locationKeys.cities(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/facilities/cities/', { signal })),
    staleTime: 60_000,
  });
}

/** Groups of locations by name, the first hundred that match, as a query. */
export function listGroups(client: PinfoldClient, name?: string): QueryOf<LocationGroupPage> {
  const query = { page_size: 100, ...(name ? { name } : {}) };
  return queryOptions({
    queryKey: locationKeys.groups(client.scope, query),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/groups/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
