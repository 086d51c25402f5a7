import { useMemo, useState } from 'react';
import { useLocationIds, useLocationPages } from '../../listings/use-location-pages.ts';
import type { MemberFormState } from './use-member-form.ts';

type Choice = Pick<
  MemberFormState,
  'draft' | 'lockedFacilities' | 'toggleFacility' | 'addFacilities' | 'clearFacilities'
>;

const maxListed = 500;

/**
 * Choosing locations out of any number of them: search, pages as they are reached, all that match at once.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const form = useMemberForm({ actor });
 * const choice = useLocationChoice(form);
 * ```
 */
export function useLocationChoice({ draft, lockedFacilities, ...choice }: Choice) {
  const [q, setQ] = useState('');
  const question = q.trim();
  // Kept as they were when asked for, so that what is unticked does not vanish from under the pointer.
  const [only, setOnly] = useState<readonly number[]>();
  const list = useLocationPages({ ...(question && { q: question }), ...(only && { ids: only }) });
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
    /** Whether only what is selected is listed; the API names 500 at once, so that more cannot be asked for. */
    isOnlySelected: only !== undefined,
    canListSelected: only !== undefined || (selected.size > 0 && selected.size <= maxListed),
    listSelected: (isOn: boolean) => setOnly(isOn ? draft.facilitiesIds : undefined),
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
