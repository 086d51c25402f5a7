import { useCallback, useSyncExternalStore } from 'react';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { usePinfold } from '../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../query/use-pinfold-query.ts';

/** The draft and a function that changes it. */
export type KeptDraft<Draft> = [draft: Draft, change: (next: (draft: Draft) => Draft) => void];

/**
 * Returns a draft from the Provider's cache, which outlives the form. Logging out removes it, and so does a change of
 * company if the key contains the client's scope.
 *
 * @param none - The empty draft; the same object at each render.
 * @throws Error outside a `PinfoldProvider`.
 */
export function useKeptDraft<Draft>(queryKey: QueryKey, none: Draft): KeptDraft<Draft> {
  const { queryClient } = usePinfold();
  // Keeps the draft from being garbage-collected.
  usePinfoldQuery({
    queryKey,
    queryFn: () => none,
    initialData: none,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: false,
  });
  // Reads the cache directly: React Query notifies hooks asynchronously, and a field would lose letters.
  const hash = hashKey(queryKey);
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(({ query, type }) => {
        // A query and its observers are added during render, when no state may be set.
        if (query.queryHash === hash && (type === 'updated' || type === 'removed')) listener();
      }),
    [queryClient, hash],
  );
  const read = () => queryClient.getQueryData<Draft>(queryKey) ?? none;
  const draft = useSyncExternalStore(subscribe, read, () => none);
  const change = (next: (draft: Draft) => Draft) =>
    void queryClient.setQueryData<Draft>(queryKey, (now) => next(now ?? none));
  return [draft, change];
}
