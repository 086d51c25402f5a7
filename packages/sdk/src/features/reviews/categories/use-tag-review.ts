import { answer } from '../../../client/transport.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import type { Review } from '../review.ts';
import { useReviewEdit } from './use-review-edit.ts';

/** A review and a category that it is to be in, or not to be in. */
export interface TagReviewVariables {
  review: Review;
  category: { id: number; name: string };
}

/** What `useTagReview` returns. */
export interface UseTagReviewResult {
  add: MutationResult<Review, TagReviewVariables>;
  remove: MutationResult<Review, TagReviewVariables>;
}

/**
 * Puts a review into a category by hand, and takes it out; phrases do not put it back then.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error` of each, an ApiError with the code
 * `categorisation_in_progress` or `review_category_unknown`; the review is then as before.
 * @example
 * ```tsx
 * const { add, remove } = useTagReview();
 * add.mutate({ review, category });
 * remove.mutate({ review, category });
 * ```
 */
export function useTagReview(): UseTagReviewResult {
  const { api } = useClient();
  const add = useReviewEdit<TagReviewVariables>({
    change: (review, { category: { id, name } }) => ({
      ...review,
      tags: review.tags.some((tag) => tag.id === id)
        ? review.tags
        : [...review.tags, { id, name, sentiment: 'unassigned', source: 'manual', phrase: null }],
    }),
    send: ({ review, category }) => {
      const body = { tag: category.id };
      return answer(api.POST('/reviews/{id}/tags/', { params: { path: { id: review.id } }, body }));
    },
  });
  const remove = useReviewEdit<TagReviewVariables>({
    change: (review, { category }) => ({
      ...review,
      tags: review.tags.filter((tag) => tag.id !== category.id),
    }),
    send: ({ review, category }) => {
      const path = { id: review.id, tag_id: category.id };
      return answer(api.DELETE('/reviews/{id}/tags/{tag_id}/', { params: { path } }));
    },
  });
  return { add, remove };
}
