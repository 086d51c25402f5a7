import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '../../client/schema.ts';
import { externalChangeKeys } from '../../query/query-keys.ts';
import type { ExternalChange } from './external-change.ts';

type Page = Schemas['ExternalChangePage'];
type Listed = Page | { pages: Page[]; pageParams: number[] };

/** Takes an optimistic decision back: for the given changes, or for all of them. */
export type UndoOptimism = (ids?: ReadonlySet<number>) => void;

/**
 * Applies `change` to all cached lists. Returns a function that undoes it, except for entries that have changed since,
 * so that newer data from the server is kept.
 */
export function mapExternalChanges(
  queryClient: QueryClient,
  scope: string,
  change: (one: ExternalChange) => ExternalChange,
): UndoOptimism {
  const formerOf = new Map<string, ExternalChange>();
  mapAll(queryClient, scope, (one) => {
    const changed = change(one);
    // By contents: React Query keeps copies of what it is given.
    if (changed !== one) formerOf.set(JSON.stringify(changed), one);
    return changed;
  });
  return (only) =>
    mapAll(queryClient, scope, (one) =>
      only && !only.has(one.id) ? one : (formerOf.get(JSON.stringify(one)) ?? one),
    );
}

/** Cancels requests in flight, whose responses would overwrite an optimistic decision. */
export function holdExternalChangeFetches(queryClient: QueryClient, scope: string): Promise<unknown> {
  return queryClient.cancelQueries({ queryKey: externalChangeKeys.lists(scope) });
}

/** Invalidates all queries of external changes. */
export function refreshExternalChanges(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: externalChangeKeys.all });
}

function mapAll(
  queryClient: QueryClient,
  scope: string,
  change: (one: ExternalChange) => ExternalChange,
): void {
  const mapPage = (page: Page): Page => {
    const results = page.results.map(change);
    return results.some((one, index) => one !== page.results[index]) ? { ...page, results } : page;
  };
  queryClient.setQueriesData<Listed>(
    { queryKey: externalChangeKeys.lists(scope) },
    (data) => data && ('pages' in data ? { ...data, pages: data.pages.map(mapPage) } : mapPage(data)),
  );
  queryClient.setQueriesData<ExternalChange>(
    { queryKey: ['external_changes', scope, 'detail'] },
    (one) => one && change(one),
  );
}
