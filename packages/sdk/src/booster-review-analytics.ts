'use client';
export {
  BoosterReviewAnalytics,
  type BoosterReviewAnalyticsAppearance,
  type BoosterReviewAnalyticsProps,
} from './features/review-booster/ui/analytics/booster-review-analytics.tsx';
export {
  BoosterReviewCategoryFigures,
  type BoosterReviewCategoryFiguresProps,
} from './features/review-booster/ui/analytics/booster-review-category-figures.tsx';
