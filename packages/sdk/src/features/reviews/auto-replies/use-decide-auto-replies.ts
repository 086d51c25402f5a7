import { answer } from '../../../client/transport.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { autoReplyKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { refreshReviews } from '../reviews-cache.ts';

/** One automatic reply that is accepted. */
export interface AcceptedAutoReply {
  id: number;
  /** What it should say; left out, it is sent as it is. */
  text?: string | undefined;
}

/** What `useDecideAutoReplies` returns. */
export interface UseDecideAutoRepliesResult {
  accept: MutationResult<Schemas['AutoRepliesResult'], readonly AcceptedAutoReply[]>;
  reject: MutationResult<Schemas['AutoRepliesResult'], readonly number[]>;
}

/**
 * Accepts automatic replies, as they are or reworded, and turns others down; 1 to 100 at a time.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `accept.error` and `reject.error`, ApiErrors. Replies that
 * somebody else has decided, or whose review has changed, are named in the answer's `skipped`.
 * @example
 * ```tsx
 * const { accept, reject } = useDecideAutoReplies();
 * accept.mutate([{ id: 7, text: 'Dziękujemy!' }]);
 * reject.mutate([8, 9]);
 * ```
 */
export function useDecideAutoReplies(): UseDecideAutoRepliesResult {
  const { client, queryClient } = usePinfold();
  const onSettled = () => {
    refreshReviews(queryClient);
    return queryClient.invalidateQueries({ queryKey: autoReplyKeys.all });
  };
  const accept = usePinfoldMutation({
    mutationFn: (replies: readonly AcceptedAutoReply[]) =>
      answer(
        client.api.POST('/reviews/auto-replies/accept/', {
          body: {
            replies: replies.map(({ id, text }) => ({
              id,
              ...(text !== undefined && { reply_comment: text.trim() }),
            })),
          },
        }),
      ),
    onSettled,
  });
  const reject = usePinfoldMutation({
    mutationFn: (ids: readonly number[]) =>
      answer(client.api.POST('/reviews/auto-replies/reject/', { body: { ids: [...ids] } })),
    onSettled,
  });
  return { accept, reject };
}
