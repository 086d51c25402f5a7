import type { AutoReplyStatus } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { useMemo } from 'react';
import type { PageOf } from '../../../client/schema.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { PagedResult } from '../../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../../query/use-pinfold-infinite-query.ts';
import { autoReplyViewAccess } from './auto-reply-access.ts';
import { listAutoReplies } from './auto-reply-queries.ts';
import type { AutoReply } from './auto-reply.ts';

/** What `useAutoReplies` returns. */
export type UseAutoRepliesResult = PagedResult<PageOf<AutoReply>> & {
  replies: AutoReply[];
  count: number | undefined;
};

/**
 * Automatic replies in one state, newest first, more with every `fetchNextPage`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code
 * `auto_replies_disabled` where they are switched off.
 * @example
 * ```tsx
 * const { replies, count } = useAutoReplies();
 * return <p>{count}</p>;
 * ```
 */
export function useAutoReplies(status: AutoReplyStatus = 'waiting'): UseAutoRepliesResult {
  const { allowed } = usePermission(autoReplyViewAccess);
  const query = usePinfoldInfiniteQuery({ ...listAutoReplies(useClient(), status), enabled: allowed });
  const { data } = query;
  const replies = useMemo(() => {
    const all = (data?.pages ?? []).flatMap((page) => page.results);
    // A page that was fetched later may begin with what an earlier one ended with.
    return [...new Map(all.map((reply) => [reply.id, reply])).values()];
  }, [data]);
  return { ...query, replies, count: data?.pages.at(-1)?.count };
}
