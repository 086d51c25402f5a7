import { useCallback, useSyncExternalStore } from 'react';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { usePinfold } from '../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../query/use-pinfold-query.ts';

/** What was begun, and how to change it. */
export type KeptDraft<Draft> = [draft: Draft, change: (next: (draft: Draft) => Draft) => void];

/**
 * What somebody has begun to fill in, kept while the Provider lives, also when the form goes and comes back. Logging
 * out forgets it, and so does a change of company for a key that names its scope.
 *
 * @param none - What stands for nothing begun; the same object at each render.
 * @throws Error outside a `PinfoldProvider`.
 */
export function useKeptDraft<Draft>(queryKey: QueryKey, none: Draft): KeptDraft<Draft> {
  const { queryClient } = usePinfold();
  // Keeps the draft from being swept away while nobody writes.
  usePinfoldQuery({
    queryKey,
    queryFn: () => none,
    initialData: none,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: false,
  });
  // Read straight from the cache: React Query tells its hooks a moment later, and a field would lose letters meanwhile.
  const hash = hashKey(queryKey);
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(({ query, type }) => {
        // Queries and their observers come into being while components render, when nothing may change.
        if (query.queryHash === hash && !type.startsWith('observer')) listener();
      }),
    [queryClient, hash],
  );
  const read = () => queryClient.getQueryData<Draft>(queryKey) ?? none;
  const draft = useSyncExternalStore(subscribe, read, () => none);
  const change = (next: (draft: Draft) => Draft) =>
    void queryClient.setQueryData<Draft>(queryKey, (now) => next(now ?? none));
  return [draft, change];
}
