import { answer } from '../../../client/transport.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { aiReplyKeys } from '../../../query/query-keys.ts';
import type { QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { aiReplyViewAccess } from './ai-reply-access.ts';
import { getAiReplyConfig } from './ai-reply-queries.ts';

/** How the model writes for a company: tone, length, language, signature, forbidden words, instructions. */
export type AiReplyConfig = Schemas['AiReplyConfig'];

/**
 * How the model writes for the company. Asked only in the name of somebody who may have it write.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: config } = useAiReplyConfig();
 * return <p>{config?.signature}</p>;
 * ```
 */
export function useAiReplyConfig(): QueryResult<AiReplyConfig> {
  const { allowed } = usePermission(aiReplyViewAccess);
  return usePinfoldQuery({ ...getAiReplyConfig(useClient()), enabled: allowed });
}

/**
 * Changes how the model writes for the company; what is left out stays.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `permission_denied` or
 * `invalid_request`. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const update = useUpdateAiReplyConfig();
 * return <button onClick={() => update.mutate({ tone: 'formal' })}>Oficjalnie</button>;
 * ```
 */
export function useUpdateAiReplyConfig(): MutationResult<AiReplyConfig, Partial<AiReplyConfig>> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (body: Partial<AiReplyConfig>) => answer(client.api.PATCH('/reviews/ai-config/', { body })),
    onSuccess: (config) => queryClient.setQueryData(aiReplyKeys.config(client.scope), config),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: aiReplyKeys.all }),
  });
}
