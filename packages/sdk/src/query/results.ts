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
 * What a hook that reads returns: React Query's result, `data`, `isPending`, `refetch` and the rest. Failures are
 * ApiErrors.
 */
export type QueryResult<Data> = UseQueryResult<Data, ApiError>;

/** All pages fetched so far; a page's parameter is its number, from 1. */
export type Pages<Page> = InfiniteData<Page, number>;

/** What a hook that reads page after page returns: React Query's result, with `fetchNextPage`. Failures are ApiErrors. */
export type PagedResult<Page> = UseInfiniteQueryResult<Pages<Page>, ApiError>;

/**
 * What a hook that changes something returns: React Query's result, with `mutate` and `mutateAsync`. Failures are
 * ApiErrors; `Data` is what the API returned, `Variables` is what `mutate` takes.
 */
export type MutationResult<Data, Variables = void> = UseMutationResult<Data, ApiError, Variables, unknown>;

/** A read as a value: options for `useQuery`, `prefetchQuery` and `getQueryData` of React Query. */
export type QueryOf<Data, Key extends QueryKey = QueryKey> = UndefinedInitialDataOptions<
  Data,
  Error,
  Data,
  Key
> & { queryKey: DataTag<Key, Data, Error> };

/** A read page after page as a value: options for `useInfiniteQuery` and `prefetchInfiniteQuery` of React Query. */
export type PagedQueryOf<Page> = UndefinedInitialDataInfiniteOptions<
  Page,
  Error,
  Pages<Page>,
  QueryKey,
  number
> & { queryKey: DataTag<QueryKey, InfiniteData<Page>, Error> };
