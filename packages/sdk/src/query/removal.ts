import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

const removalKey = ['removal'] as const;

type RemovedKeys = (variables: never) => readonly QueryKey[];

interface RemovalOptions {
  mutationKey: typeof removalKey;
  gcTime: 0;
  meta: { removes: RemovedKeys };
}

/**
 * Options of a mutation that removes something which may be on screen. While it is in flight, and afterwards until the
 * screen is left, `refreshQueries` refetches none of the keys: the answer could only be `not_found`.
 */
export function removalOf<Variables>(keysOf: (variables: Variables) => readonly QueryKey[]): RemovalOptions {
  // Forgotten with the component that removed it: what can still be read is refreshed again where it is shown next.
  return { mutationKey: removalKey, gcTime: 0, meta: { removes: keysOf } };
}

interface RefreshOptions {
  /** The key is that of one query rather than a prefix. @default false */
  exact?: boolean;
  /** What is being fetched begins again. @default true */
  cancelRefetch?: boolean;
}

/** Invalidates queries by a prefix of their keys, and refetches those on screen unless they are being removed. */
export function refreshQueries(
  queryClient: QueryClient,
  queryKey: QueryKey,
  { exact = false, cancelRefetch = true }: RefreshOptions = {},
): Promise<void> {
  const removed = queryClient
    .getMutationCache()
    .findAll({ mutationKey: removalKey, predicate: ({ state }) => state.status !== 'error' })
    .flatMap(({ meta, state }) => (meta as RemovalOptions['meta']).removes(state.variables as never));
  const isRemoved = (query: Query) => removed.some((key) => partialMatchKey(query.queryKey, key));
  void queryClient.invalidateQueries({ queryKey, exact, refetchType: 'none' });
  return queryClient.refetchQueries(
    { queryKey, exact, type: 'active', predicate: (query) => !isRemoved(query) },
    { cancelRefetch },
  );
}

/** Takes queries out of the cache, those on screen as soon as they have left it: until then a render would refetch them. */
export function forgetQueries(queryClient: QueryClient, queryKey: QueryKey): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ queryKey })) {
    if (query.getObserversCount() === 0) {
      cache.remove(query);
      continue;
    }
    const unsubscribe = cache.subscribe((event) => {
      if (event.query !== query || query.getObserversCount() > 0) return;
      unsubscribe();
      cache.remove(query);
    });
  }
}
