'use client';
import type { JSX } from 'react';
import { FiguresOfCategories } from '../../../opinions/ui/analytics/category-figures.tsx';
import type { ReviewAnalyticsOptions } from '../../analytics/use-review-analytics.ts';
import type { ReviewAnalyticsAppearance } from './review-analytics.tsx';
import { reviewFiguresScreen } from './review-figures-screen.ts';

export interface ReviewCategoryFiguresProps extends ReviewAnalyticsOptions, ReviewAnalyticsAppearance {
  /** Id of the category that the page is about. Left out, all of them stand side by side. */
  category?: number | undefined;
}

/**
 * Figures of review categories: every category with its score, or one with its phrases, locations and trend. Each
 * figure leads to its reviews.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewAnalytics
 * @example
 * ```tsx
 * <ReviewCategoryFigures categoryHref="/reviews/category" reviewsHref="/reviews" />
 * ```
 */
export function ReviewCategoryFigures(props: ReviewCategoryFiguresProps): JSX.Element {
  return <FiguresOfCategories component="ReviewCategoryFigures" screen={reviewFiguresScreen} {...props} />;
}
