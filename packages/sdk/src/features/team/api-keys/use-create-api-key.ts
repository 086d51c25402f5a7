import { answer } from '../../../client/answer.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { apiKeyKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';

/**
 * Makes an API key. Its secret is in the answer and nowhere else: show it once, keep it nowhere.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `permission_not_held` when
 * the key would hold more than its maker.
 * @example
 * ```tsx
 * const create = useCreateApiKey();
 * create.mutate({ name: 'Portal', permissions: ['view_reviews'] }, { onSuccess: ({ secret }) => show(secret) });
 * ```
 */
export function useCreateApiKey(): MutationResult<Schemas['CreatedApiKey'], Schemas['NewApiKey']> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (key: Schemas['NewApiKey']) => answer(client.api.POST('/api-keys/', { body: key })),
    // The secret is gone from memory with whoever shows it.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeyKeys.all }),
  });
}
