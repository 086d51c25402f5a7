import { formatReviewFilters, parseReviewFilters } from '@pinfold/sdk/headless/reviews';
import { ReviewAnalytics } from '@pinfold/sdk/review-analytics';
import { paths } from '../../routing/paths.ts';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';

export default function ReviewAnalyticsPage() {
  const address = useFiltersAddress(parseReviewFilters, formatReviewFilters);
  return <ReviewAnalytics {...address} reviewsHref={paths.reviewList} />;
}
