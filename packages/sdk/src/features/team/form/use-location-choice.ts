import { useMemo, useState } from 'react';
import { useLocationIds, useLocationPages } from '../../listings/use-location-pages.ts';
import type { MemberFormState } from './use-member-form.ts';

type Choice = Pick<
  MemberFormState,
  'draft' | 'lockedFacilities' | 'toggleFacility' | 'addFacilities' | 'clearFacilities'
>;

/**
 * Choosing locations out of any number of them: search, pages as they are reached, all that match at once.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 */
export function useLocationChoice({ draft, lockedFacilities, ...choice }: Choice) {
  const [q, setQ] = useState('');
  const question = q.trim();
  const list = useLocationPages({ ...(question && { q: question }) });
  const ids = useLocationIds();
  // The search of which everything has been added; taking one away again ends it.
  const [allOf, setAllOf] = useState<string>();
  const selected = useMemo(() => new Set(draft.facilitiesIds), [draft.facilitiesIds]);
  const locked = useMemo(() => new Set(lockedFacilities), [lockedFacilities]);
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
    lockedCount: locked.size,
    toggle: (id: number) => {
      setAllOf(undefined);
      choice.toggleFacility(id);
    },
    /** Every location that matches is selected, also those that are not loaded. */
    areAllSelected: areLoadedSelected && (!list.hasNextPage || allOf === question),
    selectAllMatching: () =>
      ids.mutate(question, {
        onSuccess: (found) => {
          setAllOf(question);
          choice.addFacilities(found);
        },
      }),
    isSelectingAll: ids.isPending,
    clear: () => {
      setAllOf(undefined);
      choice.clearFacilities();
    },
  };
}

/** What `useLocationChoice` gives. */
export type LocationChoice = ReturnType<typeof useLocationChoice>;
