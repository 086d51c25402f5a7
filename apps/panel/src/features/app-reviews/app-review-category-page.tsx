import { formatAppReviewFilters, parseAppReviewFilters } from '@pinfold/sdk/headless/app-review-analytics';
import { AppReviewCategoryFigures } from '@pinfold/sdk/app-review-analytics';
import { Navigate } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';

/** One category of app reviews; an address that names none leads to all figures. */
export default function AppReviewCategoryPage() {
  const { filters, onFiltersChange } = useFiltersAddress(parseAppReviewFilters, formatAppReviewFilters);
  const [category] = filters.tags ?? [];
  if (category === undefined) return <Navigate to={paths.appReviewAnalytics} replace />;
  return (
    <AppReviewCategoryFigures
      filters={filters}
      // Whatever is cleared, the page stays with its category.
      onFiltersChange={(next) => onFiltersChange({ ...next, tags: [category] })}
      category={category}
      reviewsHref={paths.appReviews}
    />
  );
}
