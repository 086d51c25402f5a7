import { useEffect, useRef } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { externalChangeKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { summaryAccess } from './protection-access.ts';
import { getProtectionSummary, type ProtectionSummary } from './protection-queries.ts';

/** When the summary is asked for anew. */
export interface ProtectionSummaryOptions {
  /** The address of the page, or whatever else changes when the reader goes to another one. */
  navigationKey?: string | undefined;
}

/** What `useProtectionSummary` returns. */
export interface UseProtectionSummaryResult {
  summary: ProtectionSummary | undefined;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<ProtectionSummary>['refetch'];
}

/**
 * How many changes of protected fields wait for a decision. Asked for anew after each navigation, and only for owners
 * and admins whose plan protects; for others it stays empty.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { summary } = useProtectionSummary({ navigationKey: location.pathname });
 * return <p>{summary?.count}</p>;
 * ```
 */
export function useProtectionSummary({
  navigationKey,
}: ProtectionSummaryOptions = {}): UseProtectionSummaryResult {
  const { client, queryClient } = usePinfold();
  const permission = usePermission(summaryAccess);
  const query = usePinfoldQuery({ ...getProtectionSummary(client), enabled: permission.allowed });
  const last = useRef(navigationKey);
  useEffect(() => {
    if (last.current === navigationKey) return;
    last.current = navigationKey;
    void queryClient.invalidateQueries({ queryKey: externalChangeKeys.summary(client.scope) });
  }, [navigationKey, queryClient, client.scope]);
  return {
    summary: permission.allowed ? query.data : undefined,
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  };
}
