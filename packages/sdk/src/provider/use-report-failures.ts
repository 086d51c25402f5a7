import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ErrorSituation } from '../error-policy/error-policy.ts';
import type { Pinfold } from './pinfold-context.ts';

/** Reports queries and mutations that failed after all retries, unless they are marked as quiet. */
export function useReportFailures(queryClient: QueryClient, report: Pinfold['report']): void {
  useEffect(() => {
    const tell = (error: unknown, meta: Record<string, unknown> | undefined) => {
      if (!meta?.['isQuiet']) report(error, meta?.['situation'] as ErrorSituation | undefined);
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          tell(event.action.error, event.query.meta);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          tell(event.action.error, event.mutation.meta);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient, report]);
}
