import { useCallback, useMemo, useState } from 'react';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { ApiError } from '../../../client/api-error.ts';
import type { ListOf, Schemas } from '../../../client/schema.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { useRowRange } from '../../../query/paged-rows.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import {
  type ExternalChangeFiltersStart,
  useExternalChangeFilters,
  type UseExternalChangeFiltersResult,
} from '../external-change-filters.ts';
import { useExternalChangeRows, type UseExternalChangeRowsResult } from '../use-external-changes.ts';
import { useSameIds } from '../use-same-ids.ts';
import { endedOnly, type ExternalChangeEvent, listExternalChangeEvents } from './changes-history.queries.ts';

/** Controlled and initial values of the history. */
export interface ExternalChangesHistoryOptions extends ExternalChangeFiltersStart {
  /** Only changes of these locations, by id; no filter takes that away. None is as if left out. */
  facilitiesIds?: readonly number[] | undefined;
}

const historyAccess: MemberAccess = {
  module: 'external_changes',
  permission: 'view_external_changes_history',
  demo: 'allowed',
};

/**
 * State of the history of decided external changes, newest first: filters, rows by index, and which rows are opened.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const history = useExternalChangesHistory({ defaultFilters: { decided_by: 'rule' } });
 * return <p>{history.count}: {history.rows.at(0)?.decided_at}</p>;
 * ```
 */
export function useExternalChangesHistory(
  options: ExternalChangesHistoryOptions = {},
): ExternalChangesHistoryState {
  const facilitiesIds = useSameIds(options.facilitiesIds);
  const held = useExternalChangeFilters(options);
  const search = useMemo(
    () => ({
      ...held.filters,
      status: endedOnly(held.filters.status),
      ...(facilitiesIds && { facilities_ids: facilitiesIds }),
    }),
    [held.filters, facilitiesIds],
  );
  const [range, showRange] = useRowRange();
  const access = { list: usePermission('view_external_changes'), history: usePermission(historyAccess) };
  const permission = access.list.allowed ? access.history : access.list;
  const rows = useExternalChangeRows(search, range, permission.allowed, 'newest');
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const isEmpty = rows.count === 0 && !rows.isStale;
  return {
    ...held,
    rows,
    showRange,
    count: rows.count,
    isOpen: (id: number) => openIds.has(id),
    toggle: useCallback(
      (id: number) =>
        setOpenIds((former) => {
          const next = new Set(former);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      [],
    ),
    emptiness: isEmpty ? (held.hasFilters ? ('no_match' as const) : ('empty' as const)) : undefined,
    permission,
    isStale: rows.isStale,
    isFetching: rows.isFetching,
    error: rows.error,
    refetch: rows.refetch,
  };
}

/** What `useExternalChangesHistory` gives: everything that a view needs. */
export interface ExternalChangesHistoryState extends UseExternalChangeFiltersResult {
  /** Changes that have ended, from any row on. */
  rows: UseExternalChangeRowsResult;
  /** Sets the rows on screen. */
  showRange: (start: number, end: number) => void;
  count: number | undefined;
  /** Whether what happened to a change is shown. */
  isOpen: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Why there is nothing to show; undefined when there is, or it is not yet known. */
  emptiness: 'no_match' | 'empty' | undefined;
  /** Whether the user may look back. */
  permission: PermissionDecision;
  /** True while rows of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<QueryResult<Schemas['ExternalChangePage']>[]>;
}

const noEvents: ExternalChangeEvent[] = [];

/** What `useExternalChangeEvents` returns. */
export type UseExternalChangeEventsResult = QueryResult<ListOf<ExternalChangeEvent>> & {
  events: ExternalChangeEvent[];
};

/**
 * What happened to a change, the oldest first: found, decided and by whom, sent, and what the provider said. Nothing is
 * fetched without an id.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { events } = useExternalChangeEvents(17);
 * return events.map(({ kind, at }) => <li key={at}>{kind}</li>);
 * ```
 */
export function useExternalChangeEvents(id: number | undefined): UseExternalChangeEventsResult {
  const query = usePinfoldQuery({
    ...listExternalChangeEvents(useClient(), id ?? 0),
    enabled: id !== undefined,
  });
  return { ...query, events: query.data?.results ?? noEvents };
}
