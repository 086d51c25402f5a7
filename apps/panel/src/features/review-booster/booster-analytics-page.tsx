import { BoosterReviewAnalytics } from '@pinfold/sdk/booster-review-analytics';
import {
  formatBoosterReviewFilters,
  parseBoosterReviewFilters,
} from '@pinfold/sdk/headless/booster-review-analytics';
import { paths } from '../../routing/paths.ts';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';

/** What customers answered, as figures, with the categories that lead to a page of each. */
export default function BoosterAnalyticsPage() {
  const mayLink = useMayLink();
  const address = useFiltersAddress(parseBoosterReviewFilters, formatBoosterReviewFilters);
  return (
    <BoosterReviewAnalytics
      {...address}
      // Who sees the figures may not be one of those who read answers.
      reviewsHref={mayLink(paths.boosterReviews) ? paths.boosterReviews : undefined}
      categoryHref={paths.boosterCategory}
    />
  );
}
