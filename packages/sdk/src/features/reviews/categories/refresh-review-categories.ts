import type { QueryClient } from '@tanstack/react-query';
import { reviewCategoryKeys, reviewKeys } from '../../../query/query-keys.ts';

/** Asks again for categories, and for the reviews that are in them. */
export function refreshReviewCategories(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: reviewCategoryKeys.all }),
    queryClient.invalidateQueries({ queryKey: reviewKeys.all }),
  ]);
}
