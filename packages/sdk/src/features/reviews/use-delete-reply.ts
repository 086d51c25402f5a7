import { ApiError } from '../../client/api-error.ts';
import { answer } from '../../client/transport.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { refuseBusyReview } from './refuse-reply.ts';
import type { Review } from './review.ts';
import {
  changeReviews,
  findReview,
  holdReviewFetches,
  markProcessing,
  refreshReviews,
  storeReview,
} from './reviews-cache.ts';

/**
 * Takes an answer back. The review is processing until the provider confirms.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `reply_missing`,
 * `reply_processing` or `review_deleted`.
 * @example
 * ```tsx
 * const deleteReply = useDeleteReply();
 * deleteReply.mutate(review);
 * ```
 */
export function useDeleteReply(): MutationResult<Review, Review> {
  const { client, queryClient, translate, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (review: Review) =>
      answer(client.api.DELETE('/reviews/{id}/reply/', { params: { path: { id: review.id } } })),
    onMutate: async (review) => {
      const known = findReview(queryClient, client.scope, review.id) ?? review;
      refuseBusyReview(known, translate);
      if (known.reply_status === 'none') {
        const detail = translate('reviews.refusal.reply_missing');
        throw new ApiError({ kind: 'http', status: 409, code: 'reply_missing', detail });
      }
      const held = holdReviewFetches(queryClient, client.scope);
      const change = markProcessing(known.reply_comment);
      const undo = changeReviews(queryClient, client.scope, new Set([review.id]), change);
      await held;
      return undo;
    },
    onError: (_error, _review, undo) => undo?.(),
    onSuccess: (stored) => {
      storeReview(queryClient, client.scope, stored);
      emit({ type: 'reply_deleted', reviewId: stored.id });
    },
    onSettled: () => refreshReviews(queryClient),
  });
}
