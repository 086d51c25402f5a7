import type { ChangeOrder } from '@pinfold/contract/features/external-changes/external-change';
import { useCallback } from 'react';
import type { Schemas } from '../../client/schema.ts';
import type { ApiError } from '../../client/api-error.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import { pagesAround } from '../../query/pages-around.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import type { ExternalChange } from './external-change.ts';
import type { ExternalChangeFilters } from './external-change-filters.ts';
import { externalChangePage } from './external-change-queries.ts';

/** Which rows are on screen, counted from 0, both ends included. */
export interface RowRange {
  start: number;
  end: number;
}

const pageSize = 50;

/** What `useExternalChangeRows` returns. */
export interface UseExternalChangeRowsResult {
  /** All that match; undefined before the first answer. */
  count: number | undefined;
  massLimit: number | undefined;
  /** The change of a row, counted from 0; undefined until its page is here. */
  at: (row: number) => ExternalChange | undefined;
  isPending: boolean;
  /** True while rows of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<QueryResult<Schemas['ExternalChangePage']>[]>;
}

/**
 * Changes, by location unless said otherwise, for a table of any length: only the pages of the rows on screen are
 * fetched, and asked for again when the API says that something has changed.
 */
export function useExternalChangeRows(
  filters: ExternalChangeFilters,
  range: RowRange,
  enabled: boolean,
  order: ChangeOrder = 'location',
): UseExternalChangeRowsResult {
  const client = useClient();
  const { queryClient } = usePinfold();
  const page = (number: number) => externalChangePage(client, filters, { order, pageSize }, number);
  const first = usePinfoldQuery({
    ...page(1),
    enabled,
    // Another company's rows are never shown, not even for a moment.
    placeholderData: (former, query) => (query?.queryKey[1] === client.scope ? former : undefined),
  });
  const count = first.data?.count;
  const isStale = first.isPlaceholderData;

  const [startPage, endPage] = pagesAround(range, pageSize, count ?? 0);
  const isLater = (number: number) => enabled && !isStale && number > 1;
  const start = usePinfoldQuery({ ...page(startPage), enabled: isLater(startPage) });
  const end = usePinfoldQuery({ ...page(endPage), enabled: isLater(endPage) });

  const startData = startPage > 1 ? start.data : first.data;
  const endData = endPage > 1 ? end.data : first.data;
  const at = useCallback(
    (row: number): ExternalChange | undefined => {
      if (row < 0) return undefined;
      const number = pageOf(row);
      const held = { 1: first.data, [startPage]: startData, [endPage]: endData }[number];
      const keyOf = () => externalChangePage(client, filters, { order, pageSize }, number).queryKey;
      const known = held ?? queryClient.getQueryData(keyOf());
      return known?.results[row % pageSize];
    },
    [client, queryClient, filters, order, first.data, startPage, startData, endPage, endData],
  );
  const answers = [first, ...(isLater(startPage) ? [start] : []), ...(isLater(endPage) ? [end] : [])];
  return {
    count,
    massLimit: first.data?.mass_limit,
    at,
    isPending: first.isPending,
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
