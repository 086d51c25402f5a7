import type { PageOf } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { type BoosterReview, type BoosterReviewFilters, searchBoosterReviews } from '../booster.queries.ts';
import { useRefreshBooster } from '../forms/use-booster-forms.ts';

/** Which answers to read. */
export interface BoosterReviewSearch {
  filters?: BoosterReviewFilters;
  /** Of 50 answers. @defaultValue 1 */
  page?: number;
}

/**
 * What customers answered in the forms, the newest first, of the locations that the reader sees. Nobody publishes it.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without the permission
 * `view_rb_reviews` that is `permission_denied`, without the Review Booster `booster_disabled`.
 * @example
 * ```tsx
 * const { data } = useBoosterReviews({ filters: { rating: [1, 2] } });
 * return data?.results.map(({ id, comment }) => <li key={id}>{comment}</li>);
 * ```
 */
export function useBoosterReviews({ filters = {}, page = 1 }: BoosterReviewSearch = {}): QueryResult<
  PageOf<BoosterReview>
> {
  return usePinfoldQuery(searchBoosterReviews(useClient(), filters, page));
}

/**
 * Erases comment, contact and note of an answer, as its customer may ask; score and day stay.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const erase = useEraseBoosterReview();
 * erase.mutate(12);
 * ```
 */
export function useEraseBoosterReview(): MutationResult<BoosterReview, number> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (id: number) =>
      unwrapResponse(client.api.POST('/review-booster/reviews/{id}/erase/', { params: { path: { id } } })),
    onSettled: useRefreshBooster(),
  });
}
