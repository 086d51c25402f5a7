import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import { answer } from '../../../client/transport.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import type { Review } from '../review.ts';
import { useReviewEdit } from './use-review-edit.ts';

/** How a review sounds: as a whole, or where it speaks of one of its categories. */
export interface SentimentVariables {
  review: Review;
  /** Id of the category; left out, the whole review. */
  tagId?: number | undefined;
  sentiment: Sentiment;
}

/**
 * Says by hand how a review sounds, as a whole or about one of its categories.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code
 * `categorisation_in_progress` or `plan_does_not_allow`; the review is then as before.
 * @example
 * ```tsx
 * const setSentiment = useSentiment();
 * setSentiment.mutate({ review, sentiment: 'mixed' });
 * setSentiment.mutate({ review, tagId: 3, sentiment: 'negative' });
 * ```
 */
export function useSentiment(): MutationResult<Review, SentimentVariables> {
  const { api } = useClient();
  return useReviewEdit<SentimentVariables>({
    change: (review, { tagId, sentiment }) =>
      tagId === undefined
        ? { ...review, sentiment }
        : {
            ...review,
            tags: review.tags.map((tag) => (tag.id === tagId ? { ...tag, sentiment } : tag)),
          },
    send: ({ review: { id }, tagId, sentiment }) => {
      const body = { sentiment };
      return answer(
        tagId === undefined
          ? api.PATCH('/reviews/{id}/sentiment/', { params: { path: { id } }, body })
          : api.PATCH('/reviews/{id}/tags/{tag_id}/', { params: { path: { id, tag_id: tagId } }, body }),
      );
    },
  });
}
