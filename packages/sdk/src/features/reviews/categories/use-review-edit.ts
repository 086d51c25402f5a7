import { usePinfold } from '../../../provider/use-pinfold.ts';
import { reviewCategoryKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import type { Review } from '../review.ts';
import { changeReviews, holdReviewFetches, refreshReviews, storeReview } from '../reviews-cache.ts';

interface ReviewEdit<Variables> {
  /** How the review looks from the press on. */
  change: (review: Review, variables: Variables) => Review;
  send: (variables: Variables) => Promise<Review>;
}

/** A change of one review's tags or sentiment: seen at once, sent one after another, taken back when it is refused. */
export function useReviewEdit<Variables extends { review: Review }>({
  change,
  send,
}: ReviewEdit<Variables>): MutationResult<Review, Variables> {
  const { client, queryClient, emit } = usePinfold();
  const { scope } = client;
  // An answer says nothing of the presses that wait behind it, so only the last one is shown.
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return usePinfoldMutation({
    mutationKey,
    scope: { id: mutationKey[0] },
    mutationFn: send,
    onMutate: async (variables: Variables) => {
      const held = holdReviewFetches(queryClient, scope);
      const ids = new Set([variables.review.id]);
      const undo = changeReviews(queryClient, scope, ids, (review) => change(review, variables));
      await held;
      return undo;
    },
    onError: (error, _variables, undo) => {
      undo?.();
      // The reader is to see why, and when it ends.
      if (error.code === 'categorisation_in_progress')
        void queryClient.invalidateQueries({ queryKey: reviewCategoryKeys.all });
    },
    onSuccess: (stored) => {
      if (isLast()) storeReview(queryClient, scope, stored);
      emit({ type: 'review_tagged', reviewId: stored.id });
    },
    onSettled: () => {
      if (isLast()) refreshReviews(queryClient);
    },
  });
}

const mutationKey = ['review_edit'] as const;
