import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ErrorSituation } from '../error-policy/error-policy.ts';
import type { Pinfold } from './pinfold-context.ts';

/** Reports queries and mutations that failed after all retries, unless they are marked as quiet. */
export function useReportFailures(queryClient: QueryClient, report: Pinfold['report']): void {
  useEffect(() => {
    const tell = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { meta } = 'query' in event ? event.query : event.mutation;
      if (!meta?.['isQuiet']) report(event.action.error, meta?.['situation'] as ErrorSituation | undefined);
    };
    const stops = [
      queryClient.getQueryCache().subscribe(tell),
      queryClient.getMutationCache().subscribe(tell),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient, report]);
}
