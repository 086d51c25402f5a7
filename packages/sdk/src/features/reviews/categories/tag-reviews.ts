import type { Schemas } from '../../../client/schema.ts';
import type { MutationResult } from '../../../query/results.ts';
import {
  type InboxSentimentVariables,
  type InboxTagVariables,
  type TagReviewsVariables,
  useInboxSentiment,
  useInboxTag,
  useInboxTagging,
  type UseInboxTagResult,
} from '../../opinions/inbox/tag-reviews.ts';
import { reviewSource } from '../review-source.ts';
import type { Review } from '../reviews.queries.ts';

/** A review and a category that it is to be in, or not to be in. */
export interface TagReviewVariables extends InboxTagVariables<Review> {}

/** What `useTagReview` returns. */
export interface UseTagReviewResult extends UseInboxTagResult<Review> {}

/** A review's sentiment: as a whole, or about one of its categories. */
export interface SentimentVariables extends InboxSentimentVariables<Review> {}

/**
 * Adds a review to a category by hand, or removes it; phrases do not add it again then.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error` of each, an ApiError with the code
 * `categorisation_in_progress` or `review_category_unknown`; the change is then undone.
 * @example
 * ```tsx
 * const { add, remove } = useTagReview();
 * add.mutate({ review, category });
 * remove.mutate({ review, category });
 * ```
 */
export function useTagReview(): UseTagReviewResult {
  return useInboxTag(reviewSource);
}

/**
 * Adds many reviews to categories, or removes them. `data` contains how many changed, and how many were skipped.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code
 * `categorisation_in_progress` or `review_category_unknown`; then nothing was changed.
 * @example
 * ```tsx
 * const tagReviews = useTagReviews();
 * tagReviews.mutate({ ids: [1, 2], add: [3] }, { onSuccess: ({ changed }) => show(changed) });
 * ```
 */
export function useTagReviews(): MutationResult<Schemas['BulkTaggingResult'], TagReviewsVariables> {
  return useInboxTagging(reviewSource);
}

/**
 * Sets a review's sentiment by hand, as a whole or about one of its categories.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code
 * `categorisation_in_progress` or `plan_does_not_allow`; the change is then undone.
 * @example
 * ```tsx
 * const setSentiment = useSentiment();
 * setSentiment.mutate({ review, sentiment: 'mixed' });
 * setSentiment.mutate({ review, tagId: 3, sentiment: 'negative' });
 * ```
 */
export function useSentiment(): MutationResult<Review, SentimentVariables> {
  return useInboxSentiment(reviewSource);
}
