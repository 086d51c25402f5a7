'use client';
export {
  AppReviewAnalytics,
  type AppReviewAnalyticsAppearance,
  type AppReviewAnalyticsProps,
} from './features/app-reviews/ui/analytics/app-review-analytics.tsx';
export {
  AppReviewCategoryFigures,
  type AppReviewCategoryFiguresProps,
} from './features/app-reviews/ui/analytics/app-review-category-figures.tsx';
