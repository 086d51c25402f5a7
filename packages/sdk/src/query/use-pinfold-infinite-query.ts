import { useInfiniteQuery, type QueryKey, type UseInfiniteQueryOptions } from '@tanstack/react-query';
import { usePinfold } from '../provider/use-pinfold.ts';
import type { PagedResult, Pages } from './results.ts';

/** As `usePinfoldQuery`, page by page. In its own file, since log-in pages do not need it. */
export function usePinfoldInfiniteQuery<Page, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Page, Error, Pages<Page>, Key, number>,
): PagedResult<Page> {
  const { queryClient, enabled } = usePinfold();
  const query = useInfiniteQuery({ ...options, enabled: enabled && options.enabled !== false }, queryClient);
  return query as PagedResult<Page>;
}
