import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { apiKeyKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';

/** A key with which the company's server requests embed tokens; without its secret. */
export type ApiKey = Schemas['ApiKey'];

/** The company's API keys, as a query. */
export function listApiKeys(client: PinfoldClient): QueryOf<ListOf<ApiKey>> {
  return queryOptions({
    queryKey: apiKeyKeys.list(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/api-keys/', { signal })),
  });
}

/**
 * The company's API keys, without their secrets.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without the permission
 * `manage_company_data` that is `permission_denied`, so ask only those who hold it.
 * @example
 * ```tsx
 * const { data } = useApiKeys();
 * data?.results.map((key) => `${key.name} ${key.prefix}…`);
 * ```
 */
export function useApiKeys({ enabled = true }: { enabled?: boolean } = {}): QueryResult<ListOf<ApiKey>> {
  return usePinfoldQuery({ ...listApiKeys(useClient()), enabled });
}

/**
 * Creates an API key. Its secret is only in this response: show it once, and do not store it.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `permission_not_held`
 * when the key would have permissions that the user lacks.
 * @example
 * ```tsx
 * const create = useCreateApiKey();
 * create.mutate({ name: 'Portal', permissions: ['view_reviews'] }, { onSuccess: ({ secret }) => show(secret) });
 * ```
 */
export function useCreateApiKey(): MutationResult<Schemas['CreatedApiKey'], Schemas['NewApiKey']> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (key: Schemas['NewApiKey']) => unwrapResponse(client.api.POST('/api-keys/', { body: key })),
    // Removes the secret from memory when the component that shows it unmounts.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeyKeys.all }),
  });
}

/**
 * Revokes an API key, and at once all embed tokens requested with it.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const revoke = useRevokeApiKey();
 * revoke.mutate(key.id);
 * ```
 */
export function useRevokeApiKey(): MutationResult<unknown, number> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (id: number) => client.api.DELETE('/api-keys/{id}/', { params: { path: { id } } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeyKeys.all }),
  });
}
