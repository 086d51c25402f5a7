import { useMemo, useState } from 'react';
import { useLocationIds, useLocationPages } from '../use-location-pages.ts';

/** What is chosen, and how a host's form takes a choice. */
export interface PickedLocations {
  selectedIds: readonly number[];
  /** Those that cannot be taken back. */
  lockedIds?: readonly number[] | undefined;
  toggle: (id: number) => void;
  add: (ids: readonly number[]) => void;
  clear: () => void;
}

/** Most ids that the API takes at once. */
const maxListed = 500;
const none: readonly number[] = [];

/** Choosing locations out of any number of them: search, pages as they are reached, all that match at once. */
export function useLocationPicker({ selectedIds, lockedIds = none, ...choice }: PickedLocations) {
  const [q, setQ] = useState('');
  const question = q.trim();
  // Kept as they were when asked for, so that what is unticked does not vanish from under the pointer.
  const [only, setOnly] = useState<readonly number[]>();
  const list = useLocationPages({ ...(question && { q: question }), ...(only && { ids: only }) });
  const ids = useLocationIds();
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
    /** Whether only what is selected is listed; the API names 500 at once, so that more cannot be asked for. */
    isOnlySelected: only !== undefined,
    canListSelected: only !== undefined || (selected.size > 0 && selected.size <= maxListed),
    listSelected: (isOn: boolean) => setOnly(isOn ? selectedIds : undefined),
    lockedCount: locked.size,
    toggle: (id: number) => {
      setAllOf(undefined);
      choice.toggle(id);
    },
    /** Every location that matches is selected, also those that are not loaded. */
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
export type LocationPickerState = ReturnType<typeof useLocationPicker>;
