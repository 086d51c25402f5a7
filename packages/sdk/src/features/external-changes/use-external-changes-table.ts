import {
  decisionRefusal,
  type DecisionRefusal,
} from '@pinfold/contract/features/external-changes/external-change';
import { useMemo, useState } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import { usePermission, type PermissionDecision } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { rowsWithin, useRowRange } from '../../query/paged-rows.ts';
import { useControlled } from '../../state/use-controlled.ts';
import {
  type ChangeSelection,
  type ExternalChangeSelection,
  selectionWithin,
  useExternalChangeSelection,
} from './change-selection.ts';
import {
  type ExternalChangeFilters,
  type ExternalChangeFiltersStart,
  useExternalChangeFilters,
  type UseExternalChangeFiltersResult,
} from './external-change-filters.ts';
import {
  type ChangeWish,
  type ExternalChange,
  type ExternalChangeStats,
  wishStatuses,
} from './external-change.ts';
import { useChangeReview, type ChangeReview } from './use-change-review.ts';
import { useDecideChanges, type DecisionOutcome } from './use-decide-changes.ts';
import {
  useExternalChangeRows,
  type UseExternalChangeRowsResult,
  useExternalChangeStats,
  useIdenticalChanges,
  type UseIdenticalChangesResult,
} from './use-external-changes.ts';
import { useSameIds } from './use-same-ids.ts';

/** Changes by location, or the same changes of all locations together. */
export type ChangeGrouping = 'location' | 'identical';

/** Controlled and initial values of the table. */
export interface ExternalChangesTableOptions extends ExternalChangeFiltersStart {
  /** Only changes of these locations, by id; no filter takes that away. None is as if left out. */
  facilitiesIds?: readonly number[] | undefined;
  /** How changes are put together, held by you. Left out, the table holds it. */
  groupBy?: ChangeGrouping | undefined;
  /** How changes are put together at first. @defaultValue 'location' */
  defaultGroupBy?: ChangeGrouping | undefined;
  /** The user put them together another way. */
  onGroupByChange?: ((groupBy: ChangeGrouping) => void) | undefined;
}

/**
 * State of the table of external changes: filters, rows, groups, selection, decisions and "review next".
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const table = useExternalChangesTable({ defaultFilters: { is_protected: true } });
 * return <button onClick={() => table.decide('reject', { ids: [7] })}>{table.rows.count}</button>;
 * ```
 */
export function useExternalChangesTable(
  options: ExternalChangesTableOptions = {},
): ExternalChangesTableState {
  const facilitiesIds = useSameIds(options.facilitiesIds);
  const client = useClient();
  const held = useExternalChangeFilters(options);
  const [groupBy, setGroupBy] = useControlled(
    options.groupBy,
    options.defaultGroupBy ?? 'location',
    options.onGroupByChange,
  );
  const search = useMemo(
    () => (facilitiesIds ? { ...held.filters, facilities_ids: facilitiesIds } : held.filters),
    [held.filters, facilitiesIds],
  );
  const [range, showRange] = useRowRange();
  const isByLocation = groupBy === 'location';
  const rows = useExternalChangeRows(search, range, isByLocation);
  const identical = useIdenticalChanges(search, { enabled: !isByLocation, pageSize: 50 });
  const stats = useExternalChangeStats(facilitiesIds).data;
  const selection = useExternalChangeSelection(search);
  const review = useChangeReview(search);
  const decision = useDecideChanges();
  const [latest, setLatest] = useState<DecisionOutcome>();
  const permission = usePermission('approve_and_reject_external_changes');

  const list = isByLocation ? rows : identical;
  const isStale = isByLocation ? rows.isStale : identical.isPlaceholderData;
  const isEmpty = list.count === 0 && !isStale;
  const decide = async (wish: ChangeWish, chosen: ChangeSelection) => {
    const within = await selectionWithin(client, search, chosen);
    const outcome = await decision.mutateAsync({ wish, ...within });
    setLatest(wish === 'undo' ? undefined : outcome);
    return outcome;
  };
  return {
    ...held,
    search,
    groupBy,
    setGroupBy,
    rows,
    showRange,
    shown: rowsWithin(range, rows.at),
    identical,
    stats,
    selection,
    review,
    count: list.count,
    isPending: list.isPending,
    isStale,
    isFetching: list.isFetching,
    error: list.error,
    refetch: list.refetch,
    emptiness: isEmpty ? (held.hasFilters ? ('no_match' as const) : ('all_decided' as const)) : undefined,
    permission,
    refusalOf: (change: ExternalChange, wish: ChangeWish) => decisionRefusal(change, wishStatuses[wish]),
    decide,
    isDeciding: decision.isPending,
    latest,
    forgetLatest: () => setLatest(undefined),
  };
}

/** What `useExternalChangesTable` gives: everything that a view needs. */
export interface ExternalChangesTableState extends UseExternalChangeFiltersResult {
  /** The requested filters, within the given locations. */
  search: ExternalChangeFilters;
  groupBy: ChangeGrouping;
  setGroupBy: (value: ChangeGrouping) => void;
  /** Changes by location, from any row on. */
  rows: UseExternalChangeRowsResult;
  /** Sets the rows on screen. */
  showRange: (start: number, end: number) => void;
  /** The changes on screen. */
  shown: ExternalChange[];
  /** The same changes together. */
  identical: UseIdenticalChangesResult;
  stats: ExternalChangeStats | undefined;
  selection: ExternalChangeSelection;
  review: ChangeReview;
  count: number | undefined;
  isPending: boolean;
  /** True while rows of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<unknown>;
  /** Why the table is empty; undefined when it is not, or not yet known. */
  emptiness: 'no_match' | 'all_decided' | undefined;
  /** Whether the user may decide. */
  permission: PermissionDecision;
  /** Why this change cannot be decided so now; undefined when it can. */
  refusalOf: (change: ExternalChange, wish: ChangeWish) => DecisionRefusal | undefined;
  /** Decides, and keeps the last decision, so that it can be undone. */
  decide: (wish: ChangeWish, chosen: ChangeSelection) => Promise<DecisionOutcome>;
  isDeciding: boolean;
  /** What was decided last, as long as nothing else was done. */
  latest: DecisionOutcome | undefined;
  forgetLatest: () => void;
}
