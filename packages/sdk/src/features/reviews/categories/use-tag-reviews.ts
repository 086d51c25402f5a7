import { answer } from '../../../client/transport.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { reviewCategoryKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { refreshReviews } from '../reviews-cache.ts';

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
 * Puts many reviews into categories, or takes them out. `data` says how many changed, and how many were passed over.
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
      answer(
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
