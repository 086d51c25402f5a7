import { canImportPlace } from '@pinfold/contract/features/integrations/google';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { listImportableNames } from './integration-queries.ts';
import { useGooglePlaces, type GooglePlace, type UseGooglePlacesResult } from './use-google-places.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Choosing places of a Google account out of any number of them: search, pages as they are reached, all that match at once.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const choice = usePlaceChoice(account.id);
 * return <button onClick={choice.selectAllMatching}>{choice.selected.size}</button>;
 * ```
 */
export function usePlaceChoice(accountId: number | undefined): PlaceChoice {
  const { client, queryClient } = usePinfold();
  const [q, setQ] = useState('');
  const [held, setHeld] = useState({ accountId, selected: none });
  const selected = held.accountId === accountId ? held.selected : none;
  const list = useGooglePlaces(accountId, { q });
  const all = usePinfoldMutation({
    mutationFn: (question: string) =>
      queryClient.fetchQuery(listImportableNames(client, accountId ?? 0, question)),
  });
  const setSelected = (names: ReadonlySet<string>) => setHeld({ accountId, selected: names });
  return {
    ...list,
    q,
    setQ,
    selected,
    isSelected: ({ google_name: name }: GooglePlace) => selected.has(name),
    toggle: (place: GooglePlace) => {
      if (!canImportPlace(place)) return;
      const next = new Set(selected);
      if (!next.delete(place.google_name)) next.add(place.google_name);
      setSelected(next);
    },
    selectAllMatching: () =>
      all.mutate(q, { onSuccess: (names) => setSelected(new Set([...selected, ...names])) }),
    isSelectingAll: all.isPending,
    clear: () => setSelected(none),
    loadMore: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
  };
}

/** What `usePlaceChoice` gives. */
export type PlaceChoice = UseGooglePlacesResult & {
  q: string;
  setQ: Dispatch<SetStateAction<string>>;
  selected: ReadonlySet<string>;
  isSelected: (place: GooglePlace) => boolean;
  toggle: (place: GooglePlace) => void;
  /** Adds every place that matches and can be imported, also those that are not loaded. */
  selectAllMatching: () => void;
  isSelectingAll: boolean;
  clear: () => void;
  loadMore: () => void;
};
