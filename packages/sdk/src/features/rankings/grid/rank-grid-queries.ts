import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import { rankingKeys } from '../../../query/query-keys.ts';
import type { RankGrid } from '../ranking.ts';
import type { QueryOf } from '../../../query/results.ts';

/** Which grids are listed. Nothing said: those of all locations that the reader may see. */
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
    queryFn: ({ signal }) => answer(client.api.GET('/rank-grids/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The latest sixty scans of a grid, the newest first, as a query. */
export function listRankScans(client: PinfoldClient, gridId: number): QueryOf<PageOf<Schemas['RankScan']>> {
  return queryOptions({
    queryKey: rankingKeys.scans(client.scope, gridId),
    queryFn: ({ signal }) =>
      answer(
        client.api.GET('/rank-grids/{id}/scans/', {
          params: { path: { id: gridId }, query: { page: 1, page_size: 60 } },
          signal,
        }),
      ),
  });
}
