import { answer } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import { refreshReviewCategories } from './refresh-review-categories.ts';
import type { ReviewCategory } from './review-category.ts';

/** A category as somebody defines it; without an `id` it is a new one. */
export interface ReviewCategoryVariables {
  id?: number | undefined;
  /** 1 to 60 characters. Of a new category it is needed. */
  name?: string | undefined;
  /** 100 at most, each of 1 to 80 characters. */
  phrases?: readonly string[] | undefined;
  is_automatic?: boolean | undefined;
}

/**
 * Adds a review category, or changes one. Other phrases, or making it automatic, have all reviews read anew in the
 * background: follow it with `useCategorisation`.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is in `error`, an ApiError with the code `review_category_exists`,
 * `too_many_review_categories`, `plan_limit_reached` or `plan_does_not_allow`, left to the form.
 * @example
 * ```tsx
 * const save = useSaveReviewCategory();
 * save.mutate({ name: 'Kawa', phrases: ['kawa', 'espresso'], is_automatic: true });
 * ```
 */
export function useSaveReviewCategory(): MutationResult<ReviewCategory, ReviewCategoryVariables> {
  const { client, queryClient, emit } = usePinfold();
  const { reportElsewhere: onError } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: ({ id, name, phrases, is_automatic }: ReviewCategoryVariables) => {
      if (id === undefined) {
        const body = {
          name: name ?? '',
          phrases: [...(phrases ?? [])],
          is_automatic: is_automatic ?? false,
        };
        return answer(client.api.POST('/reviews/categories/', { body }));
      }
      const body = {
        ...(name !== undefined && { name }),
        ...(phrases && { phrases: [...phrases] }),
        ...(is_automatic !== undefined && { is_automatic }),
      };
      return answer(client.api.PATCH('/reviews/categories/{id}/', { params: { path: { id } }, body }));
    },
    onError,
    onSuccess: ({ id }) => emit({ type: 'review_category_saved', categoryId: id }),
    onSettled: () => refreshReviewCategories(queryClient),
  });
}
