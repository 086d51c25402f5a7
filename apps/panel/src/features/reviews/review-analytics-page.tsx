import { ReviewAnalytics } from '@pinfold/sdk/review-analytics';
import { useFiltersAddress } from './use-filters-address.ts';

export default function ReviewAnalyticsPage() {
  return <ReviewAnalytics {...useFiltersAddress()} reviewsHref="/reviews/list" />;
}
