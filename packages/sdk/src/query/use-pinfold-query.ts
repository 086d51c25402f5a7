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
 * A query on the Provider's own cache, never on the host's; it rests while the Provider is not enabled. Its functions
 * call nothing but the client, which throws ApiErrors only.
 */
export function usePinfoldQuery<Data, Key extends QueryKey, Selected = Data>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
): QueryResult<Selected> {
  const { queryClient, enabled } = usePinfold();
  const query = useQuery({ ...options, enabled: enabled && options.enabled !== false }, queryClient);
  return query as QueryResult<Selected>;
}

/** As `usePinfoldQuery`, for what needs no session: it does not wait for the Provider to be enabled. */
export function usePinfoldPublicQuery<Data, Key extends QueryKey, Selected = Data>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
): QueryResult<Selected> {
  const { queryClient } = usePinfold();
  const query = useQuery(options, queryClient);
  return query as QueryResult<Selected>;
}

/** A change through the Provider's own cache. */
export function usePinfoldMutation<Data, Variables = void, Undo = unknown>(
  options: UseMutationOptions<Data, ApiError, Variables, Undo>,
): MutationResult<Data, Variables> {
  const { queryClient } = usePinfold();
  return useMutation(options, queryClient);
}
