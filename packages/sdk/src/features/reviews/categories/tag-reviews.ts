import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { reviewCategoryKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import type { Review } from '../reviews.queries.ts';
import { changeReviews, refreshReviews, storeReview } from '../reviews-cache.ts';

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
      return unwrapResponse(api.POST('/reviews/{id}/tags/', { params: { path: { id: review.id } }, body }));
    },
  });
  const remove = useReviewEdit<TagReviewVariables>({
    change: (review, { category }) => ({
      ...review,
      tags: review.tags.filter((tag) => tag.id !== category.id),
    }),
    send: ({ review, category }) => {
      const path = { id: review.id, tag_id: category.id };
      return unwrapResponse(api.DELETE('/reviews/{id}/tags/{tag_id}/', { params: { path } }));
    },
  });
  return { add, remove };
}

/** Many reviews, and the categories they get or lose. */
export interface TagReviewsVariables {
  /** Reviews, loaded or not; 10 000 at most. */
  ids: readonly number[];
  /** Ids of categories that all of them are to be in. */
  add?: readonly number[] | undefined;
  /** Ids of categories that none of them is to be in. */
  remove?: readonly number[] | undefined;
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
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ ids, add = [], remove = [] }: TagReviewsVariables) =>
      unwrapResponse(
        client.api.PATCH('/reviews/tags/', {
          body: { ids: [...ids], add: [...add], remove: [...remove] },
        }),
      ),
    onSuccess: ({ changed, skipped }) => emit({ type: 'reviews_tagged', changed, skipped }),
    onSettled: () => {
      refreshReviews(queryClient);
      void queryClient.invalidateQueries({ queryKey: reviewCategoryKeys.all });
    },
  });
}

/** A review's sentiment: as a whole, or about one of its categories. */
export interface SentimentVariables {
  review: Review;
  /** Id of the category; left out, the whole review. */
  tagId?: number | undefined;
  sentiment: Sentiment;
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
      return unwrapResponse(
        tagId === undefined
          ? api.PATCH('/reviews/{id}/sentiment/', { params: { path: { id } }, body })
          : api.PATCH('/reviews/{id}/tags/{tag_id}/', { params: { path: { id, tag_id: tagId } }, body }),
      );
    },
  });
}

interface ReviewEdit<Variables> {
  /** How the review looks from the press on. */
  change: (review: Review, variables: Variables) => Review;
  send: (variables: Variables) => Promise<Review>;
}

/** Changes one review's tags or sentiment: shown at once, sent one after another, undone when refused. */
function useReviewEdit<Variables extends { review: Review }>({
  change,
  send,
}: ReviewEdit<Variables>): MutationResult<Review, Variables> {
  const { client, queryClient, emit } = usePinfold();
  const { scope } = client;
  // A response does not include changes queued after it, so only the last one is stored.
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return usePinfoldMutation({
    mutationKey,
    scope: { id: mutationKey[0] },
    mutationFn: send,
    onMutate: (variables: Variables) =>
      changeReviews(queryClient, scope, new Set([variables.review.id]), (review) =>
        change(review, variables),
      ),
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
