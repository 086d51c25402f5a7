import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RankOrder } from '@pinfold/contract/features/rankings/rank';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { rankingKeys } from '../../../query/query-keys.ts';
import type { PagedQueryOf, PagedResult, QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../../query/use-pinfold-infinite-query.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { toRequestBody } from '../../listings/to-request-body.ts';
import { requestedPeriod } from '../../../state/period-choice.ts';
import type { LocationPositions, RankOverview } from '../ranking.ts';
import {
  filtersOf,
  type RankLocationFilters,
  type RankLocationsSearch,
  usualSearch,
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
      unwrapResponse(client.api.POST('/rankings/locations/', { body: { ...body, page: pageParam }, signal })),
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
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/rankings/locations/', { body, signal })),
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
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/rankings/overview/', { body, signal })),
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
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/rankings/map/', { body, signal })),
    staleTime: 60_000,
  });
}

function positionsBody(search: RankLocationsSearch) {
  const { keywords = [], order = usualSearch.order, keyword: first } = search;
  // The API orders by the first requested keyword.
  const ordered =
    first !== undefined && keywords.includes(first)
      ? [first, ...keywords.filter((keyword) => keyword !== first)]
      : [...keywords];
  return { ...filterBody(search), ...periodBody(search), keywords: ordered, order_by: order };
}

function periodBody(search: RankLocationsSearch): Period {
  return { ...requestedPeriod(search), compare: search.compare ?? usualSearch.compare };
}

type Period = Pick<Schemas['RankOverviewSearch'], 'preset' | 'date_from' | 'date_to' | 'compare'>;

function filterBody(filters: RankLocationFilters) {
  return toRequestBody(filtersOf(filters));
}

const noLocations: LocationPositions[] = [];

/** In which order locations come, and how many at a time. */
export interface LocationPositionsOptions {
  /** Goes before that of the search. */
  order?: RankOrder | undefined;
  /** 1 to 100. @defaultValue 25 */
  pageSize?: number | undefined;
  /** False holds the call back. @defaultValue true */
  enabled?: boolean | undefined;
}

/** What `useLocationPositions` returns. */
export type UseLocationPositionsResult = PagedResult<Schemas['LocationPositionsPage']> & {
  locations: LocationPositions[];
  /** All that match, on every page; undefined before the first response. */
  count: number | undefined;
};

/**
 * Positions of each location in a period, by some keywords; more locations with every `fetchNextPage`. Nothing is
 * fetched without a keyword.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { locations, count } = useLocationPositions({ keywords: ['kawiarnia'] }, { order: '-change' });
 * return <p>{count}: {locations.map(({ facility }) => facility.name).join(', ')}</p>;
 * ```
 */
export function useLocationPositions(
  search: RankLocationsSearch,
  { order, pageSize, enabled = true }: LocationPositionsOptions = {},
): UseLocationPositionsResult {
  const wanted = order ? { ...search, order } : search;
  const query = usePinfoldInfiniteQuery({
    ...listLocationPositions(useClient(), wanted, pageSize),
    enabled: enabled && (search.keywords ?? []).length > 0,
  });
  const { data } = query;
  // A location that is added between two pages pushes another onto both.
  const locations = useMemo(
    () =>
      data
        ? [
            ...new Map(
              data.pages.flatMap(({ results }) => results).map((row) => [row.facility.id, row]),
            ).values(),
          ]
        : noLocations,
    [data],
  );
  return {
    ...query,
    locations,
    count: data?.pages.at(-1)?.count,
  };
}

const everywhere: RankLocationFilters = {};

/**
 * The latest position of every location by one keyword, with where it is. Nothing is fetched without a keyword.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: map } = useRankMap('kawiarnia', { cities: ['Kraków'] });
 * return map?.results.map(({ facility, name, position }) => <p key={facility}>{name}: {position ?? '20+'}</p>);
 * ```
 */
export function useRankMap(
  keyword: string | undefined,
  filters: RankLocationFilters = everywhere,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<Schemas['RankMap']> {
  const client = useClient();
  return usePinfoldQuery({
    ...getRankMap(client, keyword ?? '', filters),
    enabled: enabled && keyword !== undefined,
    // Another company's map is never shown, not even for a moment.
    placeholderData: (former, query) => (query?.queryKey[1] === client.scope ? former : undefined),
  });
}

const everything: RankLocationsSearch = {};

/**
 * Positions of all locations over time: averages, and how many measured days fall among the first 3, 10 and 20. Without
 * keywords, of all that are watched.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data } = useRankOverview({ preset: 'last_90_days' });
 * return <p>{data?.summary.average_all}</p>;
 * ```
 */
export function useRankOverview(
  search: RankLocationsSearch = everything,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<RankOverview> {
  const client = useClient();
  return usePinfoldQuery({
    ...getRankOverview(client, search),
    enabled,
    // Another company's chart is never shown, not even for a moment.
    placeholderData: (former, query) => (query?.queryKey[1] === client.scope ? former : undefined),
  });
}
