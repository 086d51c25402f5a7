'use client';
export {
  ReviewAnalytics,
  type ReviewAnalyticsProps,
} from './features/reviews/ui/analytics/review-analytics.tsx';
export {
  ReviewCategoryFigures,
  type ReviewCategoryFiguresProps,
} from './features/reviews/ui/analytics/review-category-figures.tsx';
export type { ReviewAnalyticsAppearance } from './features/reviews/ui/analytics/analytics-frame.tsx';
