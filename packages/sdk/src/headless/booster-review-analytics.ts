export {
  type BoosterFiguresTableOptions,
  type BoosterReviewAnalyticsOptions,
  type BoosterReviewAnalyticsState,
  useBoosterFiguresTable,
  useBoosterPhraseFigures,
  useBoosterReviewAnalytics,
} from '../features/review-booster/reviews/analytics/booster-review-analytics.ts';
export {
  type BoosterReviewFilters,
  formatBoosterReviewFilters,
  parseBoosterReviewFilters,
} from '../features/review-booster/reviews/booster-review-filters.ts';
export {
  type BoosterAnalyticsDimension,
  boosterAnalyticsDimensions,
} from '@pinfold/contract/features/review-booster/booster-analytics';
