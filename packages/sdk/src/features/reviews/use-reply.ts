import { answer } from '../../client/transport.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { refuseReply } from './refuse-reply.ts';
import type { Review } from './review.ts';
import {
  changeReviews,
  findReview,
  holdReviewFetches,
  markProcessing,
  refreshReviews,
  storeReview,
} from './reviews-cache.ts';

/** One answer to one review. */
export interface ReplyVariables {
  review: Review;
  /** 1 to 4096 bytes of UTF-8. */
  replyComment: string;
  /** The text began as a draft of the model. @defaultValue false */
  isWrittenByAi?: boolean | undefined;
}

/**
 * Answers a review, or replaces the answer. The review is processing at once everywhere it is shown; when the API
 * refuses, it is as before.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `reply_processing`,
 * `review_deleted`, `reply_too_long` … Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const reply = useReply();
 * reply.mutate({ review, replyComment: 'Dziękujemy!' }, { onSuccess: inbox.next });
 * ```
 */
export function useReply(): MutationResult<Review, ReplyVariables> {
  const { client, queryClient, translate, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ review, replyComment, isWrittenByAi }: ReplyVariables) =>
      answer(
        client.api.POST('/reviews/{id}/reply/', {
          params: { path: { id: review.id } },
          body: { reply_comment: replyComment.trim(), ...(isWrittenByAi && { is_written_by_ai: true }) },
        }),
      ),
    onMutate: async ({ review, replyComment }) => {
      refuseReply(findReview(queryClient, client.scope, review.id) ?? review, replyComment, translate);
      const held = holdReviewFetches(queryClient, client.scope);
      const undo = changeReviews(
        queryClient,
        client.scope,
        new Set([review.id]),
        markProcessing(replyComment.trim()),
      );
      await held;
      return undo;
    },
    onError: (_error, _variables, undo) => undo?.(),
    onSuccess: (stored) => {
      storeReview(queryClient, client.scope, stored);
      emit({ type: 'reply_sent', reviewId: stored.id });
    },
    onSettled: () => refreshReviews(queryClient),
  });
}
