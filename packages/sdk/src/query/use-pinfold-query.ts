import {
  useMutation,
  useQuery,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { ApiError } from '../client/api-error.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import type { MutationResult, QueryResult } from './results.ts';

/**
 * `useQuery` on the Provider's own cache, disabled while the Provider is. Query functions must call only the client, so
 * that errors are ApiErrors.
 */
export function usePinfoldQuery<Data, Key extends QueryKey, Selected = Data>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
): QueryResult<Selected> {
  const { queryClient, enabled } = usePinfold();
  const query = useQuery({ ...options, enabled: enabled && options.enabled !== false }, queryClient);
  return query as QueryResult<Selected>;
}

/** As `usePinfoldQuery`, for data without a session: also enabled while the Provider is not. */
export function usePinfoldPublicQuery<Data, Key extends QueryKey, Selected = Data>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
): QueryResult<Selected> {
  const { queryClient } = usePinfold();
  const query = useQuery(options, queryClient);
  return query as QueryResult<Selected>;
}

/** `useMutation` on the Provider's own cache. */
export function usePinfoldMutation<Data, Variables = void, Undo = unknown>(
  options: UseMutationOptions<Data, ApiError, Variables, Undo>,
): MutationResult<Data, Variables> {
  const { queryClient } = usePinfold();
  return useMutation(options, queryClient);
}
