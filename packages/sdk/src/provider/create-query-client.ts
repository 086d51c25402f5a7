import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../client/api-error.ts';

/**
 * Creates a query client of our own, separate from a host's React Query. Requests are always tried: whether there is a
 * network is a guess of the browser, or a switch of the host's, which both share with us, and a request that waits for it
 * looks as if it were under way.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: worthRetrying,
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Returns true for network errors, 502 and 504, for two retries at most. */
export function worthRetrying(failures: number, error: Error): boolean {
  if (failures >= 2 || !(error instanceof ApiError)) return false;
  if (error.kind === 'network') return true;
  return error.kind === 'http' && (error.status === 502 || error.status === 504);
}

/** Milliseconds before the next retry: `retryAfter` of the error, else 1000 · 2^failures, 10,000 at most. */
export function retryDelay(failures: number, error: Error): number {
  if (error instanceof ApiError && error.retryAfter) return error.retryAfter * 1000;
  return Math.min(1000 * 2 ** failures, 10_000);
}
