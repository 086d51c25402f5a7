import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ListOf, PageOf, Schemas } from '../../client/schema.ts';
import { locationKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../query/results.ts';
import type { Listing, ListingUpdate } from './editor/listing-model.ts';
import type { City, LocationGroupPage } from './use-locations-choice.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { readAllPages } from '../../client/read-all-pages.ts';

const pageSize = 100;

export interface LocationSearch {
  /** Part of the name, address, city or store code. */
  q?: string;
  /** Only these; at most 500. */
  ids?: readonly number[];
  /** Without those that are only watched. @defaultValue false */
  onlyOwn?: boolean;
}

function summariesOf({ q, ids, onlyOwn }: LocationSearch) {
  return {
    page_size: pageSize,
    only_basic_info: 'true' as const,
    ...(q && { q }),
    ...(onlyOwn && { is_owner: 'true' as const }),
    ...(ids?.length && { facilities_ids: ids.join(',') }),
  };
}

/** The locations that the member may see, the first hundred that match, or all of `ids`, as a query. */
export function listLocations(
  client: PinfoldClient,
  search: LocationSearch = {},
): QueryOf<Schemas['LocationPage']> {
  const query = summariesOf(search);
  return queryOptions({
    queryKey: locationKeys.list(client.scope, query),
    queryFn: ({ signal }) => {
      const read = (page: number) =>
        unwrapResponse(client.api.GET('/facilities/', { params: { query: { ...query, page } }, signal }));
      return search.ids?.length ? readAllPages(read) : read(1);
    },
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

/** Groups of locations by name, all that match, as a query. */
export function listGroups(client: PinfoldClient, name?: string): QueryOf<LocationGroupPage> {
  const query = { page_size: pageSize, ...(name ? { name } : {}) };
  return queryOptions({
    queryKey: locationKeys.groups(client.scope, query),
    queryFn: ({ signal }) =>
      readAllPages((page) =>
        unwrapResponse(client.api.GET('/groups/', { params: { query: { ...query, page } }, signal })),
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The locations that the member may see, page after page, as a query. */
export function listLocationPages(
  client: PinfoldClient,
  search: LocationSearch = {},
): PagedQueryOf<Schemas['LocationPage']> {
  const query = summariesOf(search);
  return infiniteQueryOptions({
    queryKey: locationKeys.pages(client.scope, query),
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        client.api.GET('/facilities/', { params: { query: { ...query, page: pageParam } }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * pageSize < last.count ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The ids of all locations that match, as a query. */
export function listLocationIds(
  client: PinfoldClient,
  { q, onlyOwn }: Pick<LocationSearch, 'q' | 'onlyOwn'>,
): QueryOf<number[]> {
  const query = {
    only_ids: 'true' as const,
    ...(q && { q }),
    ...(onlyOwn && { is_owner: 'true' as const }),
  };
  return queryOptions({
    queryKey: locationKeys.list(client.scope, query),
    queryFn: async ({ signal }) => {
      const { ids } = await unwrapResponse(client.api.GET('/facilities/', { params: { query }, signal }));
      return ids ?? [];
    },
  });
}

/** One location with all fields of its listing, as a query. */
export function getListing(client: PinfoldClient, id: number): QueryOf<Listing> {
  return queryOptions({
    queryKey: locationKeys.detail(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/facilities/{id}/', { params: { path: { id } }, signal })),
    refetchInterval: tenMinutes,
  });
}

/** The edits of a location, newest first, as a query. */
export function listListingUpdates(client: PinfoldClient, id: number): QueryOf<PageOf<ListingUpdate>> {
  return queryOptions({
    queryKey: locationKeys.updates(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/facilities/{id}/updates/', { params: { path: { id } }, signal })),
  });
}

/** Product spec, section 9; changes in between arrive as live updates. */
const tenMinutes = 600_000;
