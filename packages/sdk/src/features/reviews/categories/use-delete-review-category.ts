import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import { refreshReviewCategories } from './refresh-review-categories.ts';

/**
 * Deletes a review category; its reviews lose the tag, and nothing brings it back.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is in `error`, an ApiError with the code
 * `categorisation_in_progress` or `not_found`, left to the form.
 * @example
 * ```tsx
 * const remove = useDeleteReviewCategory();
 * remove.mutate(category.id);
 * ```
 */
export function useDeleteReviewCategory(): MutationResult<void, number> {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere: onError } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async (id: number) => {
      await client.api.DELETE('/reviews/categories/{id}/', { params: { path: { id } } });
    },
    onError,
    onSettled: () => refreshReviewCategories(queryClient),
  });
}
