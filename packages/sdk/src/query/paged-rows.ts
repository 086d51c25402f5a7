import { useCallback, useState } from 'react';
import type { ApiError } from '../client/api-error.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import type { QueryOf, QueryResult } from './results.ts';
import { usePinfoldQuery } from './use-pinfold-query.ts';

/** Indices of the first and last visible row, from 0, inclusive. */
export interface RowRange {
  start: number;
  end: number;
}

/** What is asked for, of which only the pages in sight are fetched. */
export interface PagedRowsOptions<Page, Row> {
  /** One page as a query, counted from 1. Keep the function between renders, as long as it asks for the same. */
  page: (number: number) => QueryOf<Page>;
  /** The rows of a page, of which each but the last has `pageSize`. Defined outside the component. */
  rowsOf: (page: Page) => readonly Row[];
  pageSize: number;
  range: RowRange;
  /** False holds the calls back. */
  enabled: boolean;
}

/** What `usePagedRows` returns. */
export interface PagedRows<Page, Row> {
  /** The first page, which also says what is true of all. */
  first: Page | undefined;
  /** Total number of rows; undefined before the first response. */
  count: number | undefined;
  /** Returns the row at an index from 0; undefined until its page has loaded. */
  at: (row: number) => Row | undefined;
  isPending: boolean;
  /** True while rows of an earlier search are shown. */
  isStale: boolean;
  isFetching: boolean;
  /** Error of the first page, or of a later one. */
  error: ApiError | null;
  refetch: () => Promise<QueryResult<Page>[]>;
}

/**
 * Rows for a table of any length: the first page and those of the rows on screen are fetched, and pages that were seen
 * before are read from the cache.
 */
export function usePagedRows<Page extends { count: number }, Row>({
  page,
  rowsOf,
  pageSize,
  range,
  enabled,
}: PagedRowsOptions<Page, Row>): PagedRows<Page, Row> {
  const { client, queryClient } = usePinfold();
  const first = usePinfoldQuery({
    ...page(1),
    enabled,
    // Rows of another company are never shown.
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
    (row: number): Row | undefined => {
      if (row < 0) return undefined;
      const number = pageOf(row, pageSize);
      const held = { 1: first.data, [startPage]: startData, [endPage]: endData }[number];
      const known = held ?? queryClient.getQueryData(page(number).queryKey);
      return known && rowsOf(known)[row % pageSize];
    },
    [queryClient, page, rowsOf, pageSize, first.data, startPage, startData, endPage, endData],
  );
  const queries = [first, ...(isLater(startPage) ? [start] : []), ...(isLater(endPage) ? [end] : [])];
  return {
    first: first.data,
    count,
    at,
    isPending: first.isPending,
    isStale,
    isFetching: queries.some(({ isFetching }) => isFetching),
    error: queries.find(({ data, error }) => !data && error)?.error ?? null,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

const firstRow: RowRange = { start: 0, end: 0 };

/** The rows on screen as a table reports them: the first alone, until it does. */
export function useRowRange(): [range: RowRange, showRange: (start: number, end: number) => void] {
  const [range, setRange] = useState(firstRow);
  const showRange = useCallback(
    (start: number, end: number) =>
      setRange((former) => (former.start === start && former.end === end ? former : { start, end })),
    [],
  );
  return [range, showRange];
}

/** The loaded rows in range. */
export function rowsWithin<Row>({ start, end }: RowRange, at: (row: number) => Row | undefined): Row[] {
  const rows = Array.from({ length: end - start + 1 }, (_, index) => at(start + index));
  return rows.filter((row) => row !== undefined);
}

/** Rows beyond those on screen that are fetched too, so that scrolling seldom meets one that is on its way. */
const rowsAhead = 15;

/**
 * The first and the last page, counted from 1, of the rows on screen and some around them: two neighbours at most, as
 * long as no more rows than a page has are on screen.
 */
export function pagesAround(
  { start, end }: RowRange,
  pageSize: number,
  count: number,
): [first: number, last: number] {
  const room = Math.floor((pageSize - (end - start + 1)) / 2);
  const ahead = Math.max(0, Math.min(rowsAhead, room));
  const pageOfRow = (row: number) => pageOf(Math.max(0, Math.min(row, count - 1)), pageSize);
  return [pageOfRow(start - ahead), pageOfRow(end + ahead)];
}

/** Pages count from 1, rows from 0. */
function pageOf(row: number, pageSize: number): number {
  return Math.floor(row / pageSize) + 1;
}
