import { formatAppReviewFilters, parseAppReviewFilters } from '@pinfold/sdk/headless/app-review-analytics';
import { AppReviewAnalytics } from '@pinfold/sdk/app-review-analytics';
import { paths } from '../../routing/paths.ts';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';

/** What customers say of apps, as figures, with the categories that lead to a page of each. */
export default function AppReviewAnalyticsPage() {
  const address = useFiltersAddress(parseAppReviewFilters, formatAppReviewFilters);
  return (
    <AppReviewAnalytics {...address} reviewsHref={paths.appReviews} categoryHref={paths.appReviewCategory} />
  );
}
