import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { externalChangeKeys } from '../../query/query-keys.ts';

/** Returns the queries that show a change, in a list or alone. */
export function externalChangeQueries(scope: string): readonly QueryKey[] {
  return [externalChangeKeys.lists(scope), externalChangeKeys.details(scope)];
}

/** Invalidates all queries of external changes. */
export function refreshExternalChanges(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: externalChangeKeys.all });
}
