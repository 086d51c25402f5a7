import { useMemo, useState } from 'react';
import type { PagedResult } from '../../../query/results.ts';
import type { Schemas } from '../../../client/schema.ts';
import type { ApiError } from '../../../client/api-error.ts';
import type { LocationItem } from '../list/location-list.queries.ts';
import { useLocationIds, useLocationPages } from '../use-location-pages.ts';
import type { LocationSummary } from '../use-locations-choice.ts';

/** What is chosen, and how a host's form takes a choice. */
export interface PickedLocations {
  selectedIds: readonly number[];
  /** Those that cannot be unselected. */
  lockedIds?: readonly number[] | undefined;
  toggle: (id: number) => void;
  add: (ids: readonly number[]) => void;
  clear: () => void;
  /** Lists none that are only watched. @default false */
  onlyOwn?: boolean | undefined;
}

/** Most ids that the API takes at once. */
const maxListed = 500;
const none: readonly number[] = [];

/** Choosing locations out of any number of them: search, pages as they are reached, all that match at once. */
export function useLocationPicker({
  selectedIds,
  lockedIds = none,
  onlyOwn = false,
  ...choice
}: PickedLocations): LocationPickerState {
  const [q, setQ] = useState('');
  const question = q.trim();
  // A snapshot, so that an unticked row does not vanish from under the pointer.
  const [only, setOnly] = useState<readonly number[]>();
  const list = useLocationPages({ ...(question && { q: question }), ...(only && { ids: only }), onlyOwn });
  const ids = useLocationIds({ onlyOwn });
  // The search of which everything has been added; taking one away again ends it.
  const [allOf, setAllOf] = useState<string>();
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const locked = useMemo(() => new Set(lockedIds), [lockedIds]);
  const areLoadedSelected = list.locations.length > 0 && list.locations.every(({ id }) => selected.has(id));

  return {
    q,
    setQ,
    question,
    locations: list.locations,
    count: list.count,
    isPending: list.isPending,
    isStale: list.isPlaceholderData,
    error: list.error,
    refetch: list.refetch,
    loadMore: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
    isLoadingMore: list.isFetchingNextPage,
    isSelected: (id: number) => selected.has(id),
    isLocked: (id: number) => locked.has(id),
    selectedCount: selected.size,
    isOnlySelected: only !== undefined,
    canListSelected: only !== undefined || (selected.size > 0 && selected.size <= maxListed),
    listSelected: (isOn: boolean) => setOnly(isOn ? selectedIds : undefined),
    lockedCount: locked.size,
    toggle: (id: number) => {
      setAllOf(undefined);
      choice.toggle(id);
    },
    areAllSelected: areLoadedSelected && (!list.hasNextPage || allOf === question),
    selectAllMatching: () =>
      ids.mutate(question, {
        onSuccess: (found) => {
          setAllOf(question);
          choice.add(found);
        },
      }),
    isSelectingAll: ids.isPending,
    clear: () => {
      setAllOf(undefined);
      choice.clear();
    },
  };
}

/** What `useLocationPicker` gives. */
export interface LocationPickerState {
  q: string;
  setQ: (value: string) => void;
  question: string;
  locations: (LocationSummary | LocationItem)[];
  count: number | undefined;
  isPending: boolean;
  isStale: boolean;
  error: ApiError | null;
  refetch: PagedResult<Schemas['LocationPage']>['refetch'];
  loadMore: () => void;
  isLoadingMore: boolean;
  isSelected: (id: number) => boolean;
  isLocked: (id: number) => boolean;
  selectedCount: number;
  /** Whether only selected locations are listed; the API returns at most 500 by id. */
  isOnlySelected: boolean;
  canListSelected: boolean;
  listSelected: (isOn: boolean) => void;
  lockedCount: number;
  toggle: (id: number) => void;
  /** Every location that matches is selected, also those that are not loaded. */
  areAllSelected: boolean;
  selectAllMatching: () => void;
  isSelectingAll: boolean;
  clear: () => void;
}
