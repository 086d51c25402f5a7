import type {
  DataTag,
  InfiniteData,
  QueryKey,
  UndefinedInitialDataInfiniteOptions,
  UndefinedInitialDataOptions,
  UseInfiniteQueryResult,
  UseMutationResult,
  UseQueryResult,
} from '@tanstack/react-query';
import type { ApiError } from '../client/api-error.ts';

/**
 * Result of hooks that read: that of React Query's `useQuery`, with `data`, `isPending`, `refetch` and others. Errors
 * are ApiErrors.
 */
export type QueryResult<Data> = UseQueryResult<Data, ApiError>;

/** All pages fetched so far; a page's parameter is its number, from 1. */
export type Pages<Page> = InfiniteData<Page, number>;

/** Result of hooks that read page by page: that of `useInfiniteQuery`, with `fetchNextPage`. Errors are ApiErrors. */
export type PagedResult<Page> = UseInfiniteQueryResult<Pages<Page>, ApiError>;

/**
 * Result of hooks that write: that of React Query's `useMutation`, with `mutate` and `mutateAsync`. Errors are
 * ApiErrors; `Data` is the response, `Variables` is the argument of `mutate`.
 */
export type MutationResult<Data, Variables = void> = UseMutationResult<Data, ApiError, Variables, unknown>;

/** Query options for `useQuery`, `prefetchQuery` and `getQueryData` of React Query. */
export type QueryOf<Data, Key extends QueryKey = QueryKey> = UndefinedInitialDataOptions<
  Data,
  Error,
  Data,
  Key
> & { queryKey: DataTag<Key, Data, Error> };

/** Query options for `useInfiniteQuery` and `prefetchInfiniteQuery` of React Query. */
export type PagedQueryOf<Page> = UndefinedInitialDataInfiniteOptions<
  Page,
  Error,
  Pages<Page>,
  QueryKey,
  number
> & { queryKey: DataTag<QueryKey, InfiniteData<Page>, Error> };
