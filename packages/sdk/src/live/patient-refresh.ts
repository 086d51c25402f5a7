import { CancelledError, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { refreshQueries } from '../query/removal.ts';

/**
 * Returns a refresh that asks for each query one at a time. What is being read when a change comes, as with those of a bulk
 * edit, is read to its end and once again afterwards: begun again with each change, it would be shown after the last one alone.
 */
export function patientRefresh(queryClient: QueryClient): (queryKey: QueryKey) => void {
  const waiting = new Set<string>();
  return (queryKey) => {
    const running = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
    void refreshQueries(queryClient, queryKey, { cancelRefetch: false });
    for (const { promise, queryHash, queryKey: key } of running) {
      if (waiting.has(queryHash)) continue;
      waiting.add(queryHash);
      const end = (error?: unknown) => {
        waiting.delete(queryHash);
        // Whoever cancelled it reads it again, or has something newer to show.
        if (error instanceof CancelledError) return;
        void refreshQueries(queryClient, key, { exact: true });
      };
      void promise?.then(() => end(), end);
    }
  };
}
