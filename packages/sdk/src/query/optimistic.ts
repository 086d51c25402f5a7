import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Takes an optimistic change back: of the given entries, or of all of them. */
export type UndoChange = (ids?: ReadonlySet<number>) => void;

/**
 * Changes cached entries before the API has accepted it. Cancels requests in flight, whose responses would overwrite
 * the change: those of the same queries, or `held`. Resolves to a function that undoes it, except for entries that have
 * changed since, so that newer data from the server is kept.
 */
export async function changeAtOnce<Entry extends { id: number }>(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
  change: (entry: Entry) => Entry,
  held: readonly QueryKey[] = keys,
): Promise<UndoChange> {
  const cancelled = held.map((queryKey) => queryClient.cancelQueries({ queryKey }));
  // By contents: React Query keeps copies of what it is given.
  const formerOf = new Map<string, Entry>();
  mapCached<Entry>(queryClient, keys, (entry) => {
    const changed = change(entry);
    if (changed !== entry) formerOf.set(JSON.stringify(changed), entry);
    return changed;
  });
  await Promise.all(cancelled);
  return (only) =>
    mapCached<Entry>(queryClient, keys, (entry) =>
      only && !only.has(entry.id) ? entry : (formerOf.get(JSON.stringify(entry)) ?? entry),
    );
}

type Cached<Entry> = Entry | { results: Entry[] } | { pages: Cached<Entry>[] };

/** Applies `change` to every entry of cached pages, of infinite lists and of details. */
export function mapCached<Entry extends object>(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
  change: (entry: Entry) => Entry,
): void {
  const map = (data: Cached<Entry>): Cached<Entry> => {
    if ('pages' in data) return { ...data, pages: data.pages.map(map) };
    return 'results' in data ? { ...data, results: data.results.map(change) } : change(data as Entry);
  };
  for (const queryKey of keys)
    queryClient.setQueriesData<Cached<Entry>>({ queryKey }, (data) => data && map(data));
}
