import { useCallback } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { LocationPositions } from '../ranking.ts';
import { locationPositionsPage } from './rank-location-queries.ts';
import type { RankLocationsSearch } from './rank-locations-search.ts';

const pageSize = 50;

/** What `useLocationPositionRows` returns. */
export interface UseLocationPositionRowsResult {
  /** All that match; undefined before the first answer. */
  count: number | undefined;
  /** The days that the positions are from, and those that they are compared with. */
  period: Schemas['LocationPositionsPage'] | undefined;
  /** The location of a row, counted from 0; undefined until its page is here. */
  at: (row: number) => LocationPositions | undefined;
  /** True while rows of an earlier search are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<QueryResult<Schemas['LocationPositionsPage']>[]>;
}

/** Positions of locations for a table of any length: only the pages of the rows on screen are fetched. */
export function useLocationPositionRows(
  search: RankLocationsSearch,
  range: { start: number; end: number },
  enabled: boolean,
): UseLocationPositionRowsResult {
  const client = useClient();
  const { queryClient } = usePinfold();
  const page = (number: number) => locationPositionsPage(client, search, number, pageSize);
  const first = usePinfoldQuery({
    ...page(1),
    enabled,
    // Another company's rows are never shown, not even for a moment.
    placeholderData: (former, query) => (query?.queryKey[1] === client.scope ? former : undefined),
  });
  const count = first.data?.count;
  const isStale = first.isPlaceholderData;

  // The rows of one screen lie on two pages at most.
  const isLater = (row: number) => enabled && !isStale && row < (count ?? 0) && pageOf(row) > 1;
  const start = usePinfoldQuery({ ...page(pageOf(range.start)), enabled: isLater(range.start) });
  const end = usePinfoldQuery({ ...page(pageOf(range.end)), enabled: isLater(range.end) });

  const at = useCallback(
    (row: number): LocationPositions | undefined => {
      if (row < 0) return undefined;
      const { queryKey } = locationPositionsPage(client, search, pageOf(row), pageSize);
      const known = pageOf(row) === 1 ? first.data : queryClient.getQueryData(queryKey);
      return known?.results[row % pageSize];
    },
    [client, queryClient, search, first.data],
  );
  const answers = [first, ...(isLater(range.start) ? [start] : []), ...(isLater(range.end) ? [end] : [])];
  return {
    count,
    period: first.data,
    at,
    isStale,
    isFetching: answers.some(({ isFetching }) => isFetching),
    error: answers.find(({ data, error }) => !data && error)?.error ?? null,
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  };
}

/** Pages count from 1, rows from 0. */
function pageOf(row: number): number {
  return Math.floor(row / pageSize) + 1;
}
