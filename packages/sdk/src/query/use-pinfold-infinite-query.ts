import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import type { ApiError } from '../client/api-error.ts';
import { usePinfold } from '../provider/use-pinfold.ts';

/** As `usePinfoldQuery`, page after page; a file of its own, because pages in front of a log-in need none of it. */
export function usePinfoldInfiniteQuery<Data, Key extends QueryKey, Selected = InfiniteData<Data, number>>(
  options: UseInfiniteQueryOptions<Data, Error, Selected, Key, number>,
) {
  const { queryClient, enabled } = usePinfold();
  const query = useInfiniteQuery({ ...options, enabled: enabled && options.enabled !== false }, queryClient);
  return query as UseInfiniteQueryResult<Selected, ApiError>;
}
