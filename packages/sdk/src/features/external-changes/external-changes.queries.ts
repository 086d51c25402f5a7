import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../client/transport.ts';
import type { ChangeOrder } from '@pinfold/contract/features/external-changes/external-change';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { PageOf, Schemas } from '../../client/schema.ts';
import { externalChangeKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../query/results.ts';
import { toFiltersQuery } from '../../state/define-filters.ts';
import { externalChangeFilters, type ExternalChangeFilters } from './external-change-filters.ts';
import type { ExternalChange, ExternalChangeStats, IdenticalChanges } from './external-change.ts';

/** In which order changes come, and how many at a time. */
export interface ExternalChangeListOptions {
  /** By age, or by location, where those of one location stand together. @defaultValue 'newest' */
  order?: ChangeOrder | undefined;
  /** 1 to 100. @defaultValue 20 */
  pageSize?: number | undefined;
}

/** Changes that match, page after page, as a query. */
export function listExternalChanges(
  client: PinfoldClient,
  filters: ExternalChangeFilters,
  { order = 'newest', pageSize = 20 }: ExternalChangeListOptions = {},
): PagedQueryOf<Schemas['ExternalChangePage']> {
  const query = { ...searchOf(filters), order_by: order, page_size: pageSize };
  return infiniteQueryOptions({
    queryKey: externalChangeKeys.list(client.scope, query),
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        client.api.GET('/external-changes/', { params: { query: { ...query, page: pageParam } }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) =>
      last.results.length > 0 && page * pageSize < last.count ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}

/** One page of the changes that match, for a list that is scrolled to any place, as a query. */
export function externalChangePage(
  client: PinfoldClient,
  filters: ExternalChangeFilters,
  { order = 'newest', pageSize = 20 }: ExternalChangeListOptions,
  page: number,
): QueryOf<Schemas['ExternalChangePage']> {
  const query = { ...searchOf(filters), order_by: order, page_size: pageSize, page };
  return queryOptions({
    queryKey: externalChangeKeys.list(client.scope, query),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/external-changes/', { params: { query }, signal })),
    staleTime: 30_000,
  });
}

/** Ids of everything that matches, as many as can be decided at once. */
export async function findExternalChangeIds(
  client: PinfoldClient,
  filters: ExternalChangeFilters,
): Promise<{ ids: number[]; massLimit: number }> {
  const query = { ...searchOf(filters), only_ids: 'true' } as const;
  const { ids = [], mass_limit } = await unwrapResponse(
    client.api.GET('/external-changes/', { params: { query } }),
  );
  return { ids, massLimit: mass_limit };
}

/** Pending changes that propose the same, page after page, as a query. */
export function listIdenticalChanges(
  client: PinfoldClient,
  filters: ExternalChangeFilters,
  pageSize = 20,
): PagedQueryOf<PageOf<IdenticalChanges>> {
  const { status: _pendingOnly, ...search } = searchOf(filters);
  const query = { ...search, page_size: pageSize };
  return infiniteQueryOptions({
    queryKey: externalChangeKeys.identical(client.scope, query),
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        client.api.GET('/external-changes/identical/', {
          params: { query: { ...query, page: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) =>
      last.results.length > 0 && page * pageSize < last.count ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}

/** One change, as a query. */
export function getExternalChange(client: PinfoldClient, id: number): QueryOf<ExternalChange> {
  return queryOptions({
    queryKey: externalChangeKeys.detail(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/external-changes/{id}/', { params: { path: { id } }, signal })),
  });
}

/** How much waits for a decision, in all locations or in some, as a query. */
export function getExternalChangeStats(
  client: PinfoldClient,
  facilitiesIds: readonly number[] = [],
): QueryOf<ExternalChangeStats> {
  const query = facilitiesIds.length > 0 ? { facilities_ids: facilitiesIds.join(',') } : {};
  return queryOptions({
    queryKey: externalChangeKeys.stats(client.scope, query),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/external-changes/stats/', { params: { query }, signal })),
  });
}

function searchOf(filters: ExternalChangeFilters) {
  return toFiltersQuery(externalChangeFilters.tidy(filters));
}
