import { BoosterReviewCategoryFigures } from '@pinfold/sdk/booster-review-analytics';
import {
  formatBoosterReviewFilters,
  parseBoosterReviewFilters,
} from '@pinfold/sdk/headless/booster-review-analytics';
import { Navigate } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';

/** One category of answers; an address that names none leads to all figures. */
export default function BoosterCategoryPage() {
  const mayLink = useMayLink();
  const { filters, onFiltersChange } = useFiltersAddress(
    parseBoosterReviewFilters,
    formatBoosterReviewFilters,
  );
  const [category] = filters.tags ?? [];
  if (category === undefined) return <Navigate to={paths.boosterAnalytics} replace />;
  return (
    <BoosterReviewCategoryFigures
      filters={filters}
      // Whatever is cleared, the page stays with its category.
      onFiltersChange={(next) => onFiltersChange({ ...next, tags: [category] })}
      category={category}
      reviewsHref={mayLink(paths.boosterReviews) ? paths.boosterReviews : undefined}
    />
  );
}
