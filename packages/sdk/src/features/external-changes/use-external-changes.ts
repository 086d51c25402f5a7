import { useCallback, useMemo } from 'react';
import type { ChangeOrder } from '@pinfold/contract/features/external-changes/external-change';
import type { ApiError } from '../../client/api-error.ts';
import type { PageOf, Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { type RowRange, usePagedRows } from '../../query/paged-rows.ts';
import type { PagedResult, QueryResult } from '../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../query/use-pinfold-infinite-query.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import type { ExternalChangeFilters } from './external-change-filters.ts';
import type { ExternalChange, ExternalChangeStats, IdenticalChanges } from './external-change.ts';
import {
  type ExternalChangeListOptions,
  externalChangePage,
  getExternalChange,
  getExternalChangeStats,
  listExternalChanges,
  listIdenticalChanges,
} from './external-changes.queries.ts';

const noFilters: ExternalChangeFilters = {};

const noChanges: ExternalChange[] = [];

const nothingIdentical: IdenticalChanges[] = [];

/** What `useExternalChanges` returns. */
export type UseExternalChangesResult = PagedResult<Schemas['ExternalChangePage']> & {
  changes: ExternalChange[];
  /** All that match, on every page; undefined before the first response. */
  count: number | undefined;
  /** How many can be decided at once. */
  massLimit: number | undefined;
};

/**
 * What others changed, more with every `fetchNextPage`. Without a filter of `status`, what is pending.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { changes, count, fetchNextPage } = useExternalChanges({ source: 1 }, { order: 'location' });
 * return <p>{count}: {changes.map(({ field }) => field).join(', ')}</p>;
 * ```
 */
export function useExternalChanges(
  filters: ExternalChangeFilters = noFilters,
  { enabled = true, ...options }: ExternalChangeListOptions & { enabled?: boolean } = {},
): UseExternalChangesResult {
  const query = usePinfoldInfiniteQuery({ ...listExternalChanges(useClient(), filters, options), enabled });
  const { data } = query;
  // A change that is found between two pages pushes another onto both.
  const changes = useMemo(() => (data ? distinct(data.pages, ({ id }) => id) : noChanges), [data]);
  const last = data?.pages.at(-1);
  return {
    ...query,
    changes,
    count: last?.count,
    massLimit: last?.mass_limit,
  };
}

/** What `useIdenticalChanges` returns. */
export type UseIdenticalChangesResult = PagedResult<PageOf<IdenticalChanges>> & {
  groups: IdenticalChanges[];
  count: number | undefined;
};

/**
 * Pending changes that propose the same for the same field, the most frequent first, more with every `fetchNextPage`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { groups } = useIdenticalChanges();
 * return groups.map(({ identical_key, field, count }) => <p key={identical_key}>{field}: {count}</p>);
 * ```
 */
export function useIdenticalChanges(
  filters: ExternalChangeFilters = noFilters,
  { enabled = true, pageSize }: { pageSize?: number | undefined; enabled?: boolean } = {},
): UseIdenticalChangesResult {
  const query = usePinfoldInfiniteQuery({
    ...listIdenticalChanges(useClient(), filters, pageSize),
    enabled,
  });
  const { data } = query;
  const groups = useMemo(
    () => (data ? distinct(data.pages, (group) => group.identical_key) : nothingIdentical),
    [data],
  );
  return { ...query, groups, count: data?.pages.at(-1)?.count };
}

/**
 * One external change. Nothing is fetched without an id.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: change } = useExternalChange(17);
 * return <p>{change?.field}</p>;
 * ```
 */
export function useExternalChange(id: number | undefined): QueryResult<ExternalChange> {
  return usePinfoldQuery({ ...getExternalChange(useClient(), id ?? 0), enabled: id !== undefined });
}

/**
 * How much waits for a decision, in all locations or in those with the given ids.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: stats } = useExternalChangeStats();
 * return <p>{stats?.pending}</p>;
 * ```
 */
export function useExternalChangeStats(facilitiesIds?: readonly number[]): QueryResult<ExternalChangeStats> {
  return usePinfoldQuery(getExternalChangeStats(useClient(), facilitiesIds));
}

function distinct<Row>(pages: readonly { results: Row[] }[], keyOf: (row: Row) => unknown): Row[] {
  return [...new Map(pages.flatMap((page) => page.results).map((row) => [keyOf(row), row])).values()];
}

const pageSize = 50;

/** What `useExternalChangeRows` returns. */
export interface UseExternalChangeRowsResult {
  /** All that match; undefined before the first response. */
  count: number | undefined;
  massLimit: number | undefined;
  /** The change of a row, counted from 0; undefined until its page is loaded. */
  at: (row: number) => ExternalChange | undefined;
  isPending: boolean;
  /** True while rows of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<QueryResult<Schemas['ExternalChangePage']>[]>;
}

/**
 * Changes, by location unless set otherwise, for a table of any length: only the pages of the rows on screen are
 * fetched, and fetched again on live updates.
 */
export function useExternalChangeRows(
  filters: ExternalChangeFilters,
  range: RowRange,
  enabled: boolean,
  order: ChangeOrder = 'location',
): UseExternalChangeRowsResult {
  const client = useClient();
  const page = useCallback(
    (number: number) => externalChangePage(client, filters, { order, pageSize }, number),
    [client, filters, order],
  );
  const { first, ...rows } = usePagedRows({ page, rowsOf: changesOf, pageSize, range, enabled });
  return { ...rows, massLimit: first?.mass_limit };
}

function changesOf({ results }: Schemas['ExternalChangePage']): ExternalChange[] {
  return results;
}
