import { ReviewAnalytics } from '@pinfold/sdk/review-analytics';
import { paths } from '../../routing/paths.ts';
import { useFiltersAddress } from './use-filters-address.ts';

export default function ReviewAnalyticsPage() {
  return <ReviewAnalytics {...useFiltersAddress()} reviewsHref={paths.reviewList} />;
}
