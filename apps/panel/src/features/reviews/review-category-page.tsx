import { formatReviewFilters, parseReviewFilters } from '@pinfold/sdk/headless/reviews';
import { ReviewCategoryFigures } from '@pinfold/sdk/review-analytics';
import { Navigate } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';

/** One category; an address that names none leads to all of them. */
export default function ReviewCategoryPage() {
  const { filters, onFiltersChange } = useFiltersAddress(parseReviewFilters, formatReviewFilters);
  const [category] = filters.tags ?? [];
  if (category === undefined) return <Navigate to={paths.reviewCategories} replace />;
  return (
    <ReviewCategoryFigures
      filters={filters}
      // Whatever is cleared, the page stays with its category.
      onFiltersChange={(next) => onFiltersChange({ ...next, tags: [category] })}
      category={category}
      reviewsHref={paths.reviewList}
    />
  );
}
