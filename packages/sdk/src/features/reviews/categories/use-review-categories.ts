import type { Schemas } from '../../../client/schema.ts';
import type { QueryResult } from '../../../query/results.ts';
import { useCurrentCompany } from '../../company/current-company.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { ReviewCategory } from './review-category.ts';
import { listReviewCategories } from './review-category-queries.ts';

const noCategories: ReviewCategory[] = [];

/** What `useReviewCategories` returns. */
export type UseReviewCategoriesResult = QueryResult<Schemas['ReviewCategoryList']> & {
  categories: ReviewCategory[];
  /** Automatic categories and how many the plan allows; undefined where it sets no limit. */
  limit: { used: number; max: number; left: number; isReached: boolean } | undefined;
};

/**
 * The company's review categories by name, and how many of those that the plan allows are automatic.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { categories, limit } = useReviewCategories();
 * return <p>{categories.map(({ name }) => name).join(', ')} {limit && `${limit.used} / ${limit.max}`}</p>;
 * ```
 */
export function useReviewCategories({
  enabled = true,
}: { enabled?: boolean } = {}): UseReviewCategoriesResult {
  const list = usePinfoldQuery({ ...listReviewCategories(useClient()), enabled });
  const { data: company } = useCurrentCompany();
  const categories = list.data?.results ?? noCategories;
  const max = company?.plan_restrictions.limits.max_ai_categorization_categories;
  const used = categories.filter((category) => category.is_automatic).length;
  return {
    ...list,
    categories,
    limit:
      max === undefined
        ? undefined
        : { used, max, left: Math.max(0, max - used), isReached: list.data !== undefined && used >= max },
  };
}
