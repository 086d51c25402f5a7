'use client';
export {
  ReviewAnalytics,
  type ReviewAnalyticsAppearance,
  type ReviewAnalyticsProps,
} from './features/reviews/ui/analytics/review-analytics.tsx';
export {
  ReviewCategoryFigures,
  type ReviewCategoryFiguresProps,
} from './features/reviews/ui/analytics/review-category-figures.tsx';
