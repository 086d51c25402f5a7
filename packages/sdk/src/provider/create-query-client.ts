import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../client/api-error.ts';

/** A cache of our own: a host's React Query neither sees it nor is seen by it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, retryDelay },
      mutations: { retry: false },
    },
  });
}

/** A refusal stays a refusal; a lost connection or a busy server may come back. */
export function worthRetrying(failures: number, error: Error): boolean {
  if (failures >= 2 || !(error instanceof ApiError)) return false;
  if (error.kind === 'network') return true;
  return error.kind === 'http' && (error.status === 502 || error.status === 504);
}

/** Milliseconds before the next try: what the server asked for, else a growing pause. */
export function retryDelay(failures: number, error: Error): number {
  if (error instanceof ApiError && error.retryAfter) return error.retryAfter * 1000;
  return Math.min(1000 * 2 ** failures, 10_000);
}
