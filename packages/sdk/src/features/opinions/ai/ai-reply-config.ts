import { queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useAccess } from '../../../permissions/use-access.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { aiReplyKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';

/** How the model writes for a company: tone, length, language, signature, forbidden words, instructions. */
export type AiReplyConfig = Schemas['AiReplyConfig'];

/** Access to AI drafts. */
export const aiReplyAccess: MemberAccess = {
  permission: 'reply_reviews',
  module: 'reviews',
  plan: 'ai_reply',
  demo: 'blocked',
};

/** Access to the limit and the settings of AI replies. */
export const aiReplyViewAccess: MemberAccess = {
  ...aiReplyAccess,
  orModule: 'app_reviews',
  demo: 'allowed',
};

/** How many replies the model may still write this month, as a query. */
export function getAiReplyLimit(client: PinfoldClient): QueryOf<Schemas['AiReplyLimit']> {
  return queryOptions({
    queryKey: aiReplyKeys.limit(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/reviews/ai-limit/', { signal })),
  });
}

/** How the model writes for the company, as a query. */
export function getAiReplyConfig(client: PinfoldClient): QueryOf<AiReplyConfig> {
  return queryOptions({
    queryKey: aiReplyKeys.config(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/reviews/ai-config/', { signal })),
  });
}

/**
 * The settings of AI replies. Fetched only if the user may use AI replies.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: config } = useAiReplyConfig();
 * return <p>{config?.signature}</p>;
 * ```
 */
export function useAiReplyConfig(): QueryResult<AiReplyConfig> {
  const { allowed } = useAccess(aiReplyViewAccess);
  return usePinfoldQuery({ ...getAiReplyConfig(useClient()), enabled: allowed });
}

/**
 * Changes the settings of AI replies; fields left out keep their value.
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
    mutationFn: (body: Partial<AiReplyConfig>) =>
      unwrapResponse(client.api.PATCH('/reviews/ai-config/', { body })),
    onSuccess: (config) => queryClient.setQueryData(aiReplyKeys.config(client.scope), config),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: aiReplyKeys.all }),
  });
}

/**
 * The number of AI replies left this month, the monthly limit, and when it renews. Fetched only if the user may use AI
 * replies.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: limit } = useAiReplyLimit();
 * return <p>{limit?.remaining_limit}</p>;
 * ```
 */
export function useAiReplyLimit(): QueryResult<Schemas['AiReplyLimit']> {
  const { allowed } = useAccess(aiReplyViewAccess);
  return usePinfoldQuery({ ...getAiReplyLimit(useClient()), enabled: allowed });
}
