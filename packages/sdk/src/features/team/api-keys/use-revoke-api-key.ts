import { usePinfold } from '../../../provider/use-pinfold.ts';
import { apiKeyKeys } from '../../../query/query-keys.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import type { MutationResult } from '../../../query/results.ts';

/**
 * Revokes an API key, and at once every embed token that it asked for.
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
