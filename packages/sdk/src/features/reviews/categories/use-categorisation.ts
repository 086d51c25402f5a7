import { answer } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { reviewCategoryKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import type { Categorisation } from './review-category.ts';
import { useReviewCategories } from './use-review-categories.ts';

/** What `useCategorisation` returns. */
export interface UseCategorisationResult {
  progress: Categorisation | undefined;
  isProcessing: boolean;
  start: MutationResult<Categorisation>;
}

/**
 * How far all reviews are being put into the automatic categories anew, followed live, and the way to start it. While
 * it runs, nobody changes tags or sentiments by hand.
 *
 * @throws Error outside a `PinfoldProvider`. Why it could not start is in `start.error`, an ApiError with the code
 * `categorisation_in_progress` or `plan_does_not_allow`.
 * @example
 * ```tsx
 * const { progress, isProcessing, start } = useCategorisation();
 * if (isProcessing) return <progress value={progress?.processed} max={progress?.total} />;
 * return <button onClick={() => start.mutate()}>Skategoryzuj ponownie</button>;
 * ```
 */
export function useCategorisation({ enabled = true }: { enabled?: boolean } = {}): UseCategorisationResult {
  const { client, queryClient } = usePinfold();
  const { data } = useReviewCategories({ enabled });
  const start = usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: () => answer(client.api.POST('/reviews/categorisation/')),
    onSuccess: (categorisation: Categorisation) => {
      const key = reviewCategoryKeys.list(client.scope);
      queryClient.setQueryData<typeof data>(key, (known) => known && { ...known, categorisation });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: reviewCategoryKeys.all }),
  });
  const progress = data?.categorisation;
  return { progress, isProcessing: progress?.status === 'processing', start };
}
