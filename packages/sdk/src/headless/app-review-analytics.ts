export {
  type AppFiguresTableOptions,
  type AppReviewAnalyticsOptions,
  type AppReviewAnalyticsState,
  useAppFiguresTable,
  useAppPhraseFigures,
  useAppReviewAnalytics,
} from '../features/app-reviews/analytics/app-review-analytics.ts';
export {
  type AppReviewFilters,
  formatAppReviewFilters,
  parseAppReviewFilters,
} from '../features/app-reviews/app-review-filters.ts';
export {
  type AppAnalyticsDimension,
  appAnalyticsDimensions,
} from '@pinfold/contract/features/app-reviews/analytics/app-review-analytics';
