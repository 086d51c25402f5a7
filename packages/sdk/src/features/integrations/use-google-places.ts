import { unwrapResponse } from '../../client/transport.ts';
import { canImportPlace } from '@pinfold/contract/features/integrations/google';
import { useMemo, useState } from 'react';
import type { Schemas } from '../../client/schema.ts';
import { useClient, usePinfold } from '../../provider/use-pinfold.ts';
import { importKeys } from '../../query/query-keys.ts';
import type { MutationResult, PagedResult } from '../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../query/use-pinfold-infinite-query.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { listGooglePlaces, listImportableNames, type PlaceSearch } from './integrations.queries.ts';

/** A place of a Google account, with the reason if it cannot be imported. */
export type GooglePlace = Schemas['GooglePlace'];

const noPlaces: GooglePlace[] = [];

/** What `useGooglePlaces` returns. */
export type UseGooglePlacesResult = PagedResult<Schemas['GooglePlacePage']> & {
  places: GooglePlace[];
  count: number | undefined;
  states: Schemas['GooglePlacePage']['states'] | undefined;
  listedAt: string | undefined;
  isListing: boolean;
  problem: 'access_lost' | 'not_answered' | undefined;
};

/**
 * The places of a Google account as they were last read, a hundred more with every `fetchNextPage`. While `isListing`,
 * they are being read from Google, and new ones appear automatically.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; `problem` is why reading from Google
 * failed.
 * @example
 * ```tsx
 * const { places, states } = useGooglePlaces(account.id, { q: 'kraków' });
 * return <p>{states?.importable}</p>;
 * ```
 */
export function useGooglePlaces(
  accountId: number | undefined,
  { enabled = true, ...search }: PlaceSearch & { enabled?: boolean } = {},
): UseGooglePlacesResult {
  const client = useClient();
  const query = usePinfoldInfiniteQuery({
    ...listGooglePlaces(client, accountId ?? 0, search),
    enabled: enabled && accountId !== undefined,
  });
  const { data } = query;
  const places = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? noPlaces, [data]);
  const last = data?.pages.at(-1);
  return {
    ...query,
    places,
    count: last?.count,
    states: last?.states,
    listedAt: last?.listed_at ?? undefined,
    isListing: last?.is_listing ?? false,
    problem: last?.problem ?? undefined,
  };
}

/**
 * Reads the places of an account from Google again now.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const refresh = useRefreshPlaces();
 * refresh.mutate(account.id);
 * ```
 */
export function useRefreshPlaces(): MutationResult<Schemas['GooglePlacePage'], number> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (accountId: number) => {
      const params = { path: { id: accountId }, query: { page_size: 1, refresh: 'true' } } as const;
      return unwrapResponse(client.api.GET('/gmb-accounts/{id}/places/', { params }));
    },
    onSettled: (_answer, _error, accountId) =>
      queryClient.invalidateQueries({ queryKey: importKeys.places(client.scope, accountId) }),
  });
}

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
  setQ: (value: string) => void;
  selected: ReadonlySet<string>;
  isSelected: (place: GooglePlace) => boolean;
  toggle: (place: GooglePlace) => void;
  /** Adds every place that matches and can be imported, also those that are not loaded. */
  selectAllMatching: () => void;
  isSelectingAll: boolean;
  clear: () => void;
  loadMore: () => void;
};
