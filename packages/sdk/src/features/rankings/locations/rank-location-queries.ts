import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { rankingKeys } from '../../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../../query/results.ts';
import { askedPeriod } from '../rank-period.ts';
import type { RankOverview } from '../ranking.ts';
import {
  filtersOf,
  usualSearch,
  type RankLocationFilters,
  type RankLocationsSearch,
} from './rank-locations-search.ts';

/** Positions of locations page after page, as a query. A search without keywords finds nothing. */
export function listLocationPositions(
  client: PinfoldClient,
  search: RankLocationsSearch,
  pageSize = 25,
): PagedQueryOf<Schemas['LocationPositionsPage']> {
  const body = { ...positionsBody(search), page_size: pageSize };
  return infiniteQueryOptions({
    queryKey: rankingKeys.locations(client.scope, body),
    queryFn: ({ pageParam, signal }) =>
      answer(client.api.POST('/rankings/locations/', { body: { ...body, page: pageParam }, signal })),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) =>
      last.results.length > 0 && page * pageSize < last.count ? page + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** One page of positions of locations, for a table that is scrolled to any place, as a query. */
export function locationPositionsPage(
  client: PinfoldClient,
  search: RankLocationsSearch,
  page: number,
  pageSize: number,
): QueryOf<Schemas['LocationPositionsPage']> {
  const body = { ...positionsBody(search), page, page_size: pageSize };
  return queryOptions({
    queryKey: rankingKeys.locations(client.scope, body),
    queryFn: ({ signal }) => answer(client.api.POST('/rankings/locations/', { body, signal })),
    staleTime: 60_000,
  });
}

/** Positions of all locations over time, as a query. */
export function getRankOverview(client: PinfoldClient, search: RankLocationsSearch): QueryOf<RankOverview> {
  const { keywords } = search;
  const body = {
    ...filterBody(search),
    ...periodBody(search),
    ...(keywords?.length ? { keywords: [...keywords] } : {}),
  };
  return queryOptions({
    queryKey: rankingKeys.overview(client.scope, body),
    queryFn: ({ signal }) => answer(client.api.POST('/rankings/overview/', { body, signal })),
    staleTime: 60_000,
  });
}

/** The latest position of every location by one keyword, with where it is, as a query. */
export function getRankMap(
  client: PinfoldClient,
  keyword: string,
  filters: RankLocationFilters = {},
): QueryOf<Schemas['RankMap']> {
  const body = { keyword, ...filterBody(filters) };
  return queryOptions({
    queryKey: rankingKeys.map(client.scope, body),
    queryFn: ({ signal }) => answer(client.api.POST('/rankings/map/', { body, signal })),
    staleTime: 60_000,
  });
}

function positionsBody(search: RankLocationsSearch) {
  const { keywords = [], order = usualSearch.order, keyword: first } = search;
  // The API orders by the first keyword that it is asked for.
  const ordered =
    first !== undefined && keywords.includes(first)
      ? [first, ...keywords.filter((keyword) => keyword !== first)]
      : [...keywords];
  return { ...filterBody(search), ...periodBody(search), keywords: ordered, order_by: order };
}

function periodBody(search: RankLocationsSearch): Period {
  return { ...askedPeriod(search), compare: search.compare ?? usualSearch.compare };
}

type Period = Pick<Schemas['RankOverviewSearch'], 'preset' | 'date_from' | 'date_to' | 'compare'>;

/** The wire takes lists that may be written to. */
function filterBody(filters: RankLocationFilters) {
  const { q, cities, groups } = filtersOf(filters);
  return { ...(q && { q }), ...(cities && { cities: [...cities] }), ...(groups && { groups: [...groups] }) };
}
