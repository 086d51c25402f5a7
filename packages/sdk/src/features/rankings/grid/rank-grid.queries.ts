import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { rankingKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { RankGrid, RankScan } from '../ranking.ts';

/** Access to positions on a grid. */
export const rankGridAccess: MemberAccess = {
  module: 'monitoring',
  permission: 'view_maps_rankings',
  plan: 'local_positions',
  demo: 'allowed',
};

/** Access to creating and scanning grids. */
export const scanAccess: MemberAccess = { ...rankGridAccess, permission: 'manage_keywords', demo: 'blocked' };

/** Its positions are in. */
function isScanDone({ status }: Pick<RankScan, 'status'>): boolean {
  return status === 3;
}

/** It waits for its turn, or is being made. */
function isScanRunning({ status }: Pick<RankScan, 'status'>): boolean {
  return status === 1 || status === 2;
}

/** No point could be looked up. */
function isScanFailed({ status }: Pick<RankScan, 'status'>): boolean {
  return status === 4;
}

/** Which grids are listed. Nothing said: those of all locations that the user may see. */
export interface RankGridSearch {
  /** Of one location, by its id. */
  facility?: number | undefined;
  /** Of one keyword, whatever its case. */
  keyword?: string | undefined;
  /** Counts from 1. @defaultValue 1 */
  page?: number | undefined;
  /** 1 to 100. @defaultValue 20 */
  pageSize?: number | undefined;
}

/** Grids with their last scans, as a query. */
export function listRankGrids(client: PinfoldClient, search: RankGridSearch = {}): QueryOf<PageOf<RankGrid>> {
  const { facility, keyword, page = 1, pageSize = 20 } = search;
  const query = {
    page,
    page_size: pageSize,
    ...(facility !== undefined && { facility }),
    ...(keyword !== undefined && { keyword }),
  };
  return queryOptions({
    queryKey: rankingKeys.gridList(client.scope, query),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/rank-grids/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The latest sixty scans of a grid, the newest first, as a query. */
export function listRankScans(client: PinfoldClient, gridId: number): QueryOf<PageOf<Schemas['RankScan']>> {
  return queryOptions({
    queryKey: rankingKeys.scans(client.scope, gridId),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/rank-grids/{id}/scans/', {
          params: { path: { id: gridId }, query: { page: 1, page_size: 60 } },
          signal,
        }),
      ),
  });
}

const noGrids: RankGrid[] = [];

/** What `useRankGrids` returns. */
export type UseRankGridsResult = QueryResult<PageOf<RankGrid>> & {
  grids: RankGrid[];
  /** On every page; undefined before the first response. */
  count: number | undefined;
};

/**
 * Grids of points around locations, each with its last scan.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { grids } = useRankGrids({ facility: 7 });
 * return <p>{grids.map(({ keyword, size }) => `${keyword}, ${size}×${size}`).join('; ')}</p>;
 * ```
 */
export function useRankGrids({
  enabled = true,
  ...search
}: RankGridSearch & { enabled?: boolean } = {}): UseRankGridsResult {
  const query = usePinfoldQuery({ ...listRankGrids(useClient(), search), enabled });
  return {
    ...query,
    grids: query.data?.results ?? noGrids,
    count: query.data?.count,
  };
}

const noScans: RankScan[] = [];

/** What `useRankScans` returns. */
export type UseRankScansResult = QueryResult<PageOf<Schemas['RankScan']>> & {
  /** Those that have been made, the oldest first. */
  scans: Schemas['RankScan'][];
  /** The one that is being made. */
  running: Schemas['RankScan'] | undefined;
  /** The newest, where it could not be made. */
  failed: Schemas['RankScan'] | undefined;
};

/**
 * The scans of a grid, sixty at most. Nothing is fetched without an id.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { scans, running } = useRankScans(3);
 * return <p>{scans.length} {running && 'Skanuję'}</p>;
 * ```
 */
export function useRankScans(gridId: number | undefined): UseRankScansResult {
  const query = usePinfoldQuery({
    ...listRankScans(useClient(), gridId ?? 0),
    enabled: gridId !== undefined,
  });
  const results = gridId === undefined ? noScans : (query.data?.results ?? noScans);
  const scans = useMemo(() => results.filter(isScanDone).toReversed(), [results]);
  const [newest] = results;
  return {
    ...query,
    scans,
    running: results.find(isScanRunning),
    failed: newest && isScanFailed(newest) ? newest : undefined,
  };
}
