import { decisionRefusal } from '@pinfold/contract/features/external-changes/decision-refusal';
import { useCallback, useMemo, useState } from 'react';
import { usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { useControlled } from '../../state/use-controlled.ts';
import type { ChangeSelection } from './change-selection.ts';
import { selectionWithin } from './selection-within.ts';
import { wishStatuses, type ChangeWish } from './decided-change.ts';
import type { ExternalChange } from './external-change.ts';
import { useChangeReview } from './use-change-review.ts';
import { useDecideChanges, type DecisionOutcome } from './use-decide-changes.ts';
import { useExternalChangeFilters, type ExternalChangeFiltersStart } from './use-external-change-filters.ts';
import { useExternalChangeRows } from './use-external-change-rows.ts';
import { useExternalChangeSelection } from './use-external-change-selection.ts';
import { useExternalChangeStats, useIdenticalChanges } from './use-external-changes.ts';
import { useSameIds } from './use-same-ids.ts';

/** Changes by location, or the same changes of all locations together. */
export type ChangeGrouping = 'location' | 'identical';

/** What the table begins with, and what of it the host holds. */
export interface ExternalChangesTableOptions extends ExternalChangeFiltersStart {
  /** Only changes of these locations, by id; no filter takes that away. None is as if left out. */
  facilitiesIds?: readonly number[] | undefined;
  /** How changes are put together, held by you. Left out, the table holds it. */
  groupBy?: ChangeGrouping | undefined;
  /** How changes are put together at first. @defaultValue 'location' */
  defaultGroupBy?: ChangeGrouping | undefined;
  /** The reader put them together another way. */
  onGroupByChange?: ((groupBy: ChangeGrouping) => void) | undefined;
}

const firstRows = { start: 0, end: 0 };

/**
 * The whole table of external changes without its looks: filters, rows, groups, selection, decisions and "review next".
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const table = useExternalChangesTable({ defaultFilters: { is_protected: true } });
 * return <button onClick={() => table.decide('reject', { ids: [7] })}>{table.rows.count}</button>;
 * ```
 */
export function useExternalChangesTable(options: ExternalChangesTableOptions = {}) {
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
  const [range, setRange] = useState(firstRows);
  const showRange = useCallback(
    (start: number, end: number) =>
      setRange((former) => (former.start === start && former.end === end ? former : { start, end })),
    [],
  );
  const isByLocation = groupBy === 'location';
  const rows = useExternalChangeRows(search, range, isByLocation);
  const identical = useIdenticalChanges(search, { enabled: !isByLocation, pageSize: 50 });
  const stats = useExternalChangeStats(facilitiesIds).data;
  const selection = useExternalChangeSelection(search);
  const review = useChangeReview(search);
  const decision = useDecideChanges();
  const [latest, setLatest] = useState<DecisionOutcome>();
  const permission = usePermission('approve_and_reject_external_changes');

  const shown = Array.from({ length: range.end - range.start + 1 }, (_, index) =>
    rows.at(range.start + index),
  ).filter((change) => change !== undefined);
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
    /** What is asked for: the filters, within the given locations. */
    search,
    groupBy,
    setGroupBy,
    /** Changes by location, from any row on. */
    rows,
    /** Says which rows are on screen. */
    showRange,
    /** The changes on screen. */
    shown,
    /** The same changes together. */
    identical,
    stats,
    selection,
    review,
    count: list.count,
    isPending: list.isPending,
    /** True while rows of earlier filters are shown. */
    isStale,
    isFetching: list.isFetching,
    error: list.error,
    refetch: list.refetch,
    /** Why the table is empty; undefined when it is not, or not yet known. */
    emptiness: isEmpty ? (held.hasFilters ? ('no_match' as const) : ('all_decided' as const)) : undefined,
    /** Whether the reader may decide. */
    permission,
    /** Why this change cannot be decided so now; undefined when it can. */
    refusalOf: (change: ExternalChange, wish: ChangeWish) => decisionRefusal(change, wishStatuses[wish]),
    /** Decides, and remembers what was decided last, so that it can be taken back. */
    decide,
    isDeciding: decision.isPending,
    /** What was decided last, as long as nothing else was done. */
    latest,
    forgetLatest: () => setLatest(undefined),
  };
}

/** What `useExternalChangesTable` gives: everything that a view needs. */
export type ExternalChangesTableState = ReturnType<typeof useExternalChangesTable>;
