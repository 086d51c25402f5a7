import type { Schemas } from '../../../client/schema.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { aiReplyViewAccess } from './ai-reply-access.ts';
import { getAiReplyLimit } from './ai-reply-queries.ts';

/**
 * How many replies the model may still write this month, of how many, and when that begins anew. Asked only in the
 * name of somebody who may have it write.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: limit } = useAiReplyLimit();
 * return <p>{limit?.remaining_limit}</p>;
 * ```
 */
export function useAiReplyLimit(): QueryResult<Schemas['AiReplyLimit']> {
  const { allowed } = usePermission(aiReplyViewAccess);
  return usePinfoldQuery({ ...getAiReplyLimit(useClient()), enabled: allowed });
}
