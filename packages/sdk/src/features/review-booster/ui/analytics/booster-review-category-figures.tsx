'use client';
import type { JSX } from 'react';
import { FiguresOfCategories } from '../../../opinions/ui/analytics/category-figures.tsx';
import { boosterFiguresScreen } from './booster-figures-screen.tsx';
import type { BoosterReviewAnalyticsProps } from './booster-review-analytics.tsx';

export interface BoosterReviewCategoryFiguresProps extends BoosterReviewAnalyticsProps {
  /** Id of the category that the page is about. Left out, all of them stand side by side. */
  category?: number | undefined;
}

/**
 * What answers to forms say of the company's categories: every category with its score, or one with its phrases, forms,
 * locations and trend.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewAnalytics
 * @example
 * ```tsx
 * <BoosterReviewCategoryFigures categoryHref="/review-booster/category" reviewsHref="/review-booster/reviews" />
 * ```
 */
export function BoosterReviewCategoryFigures(props: BoosterReviewCategoryFiguresProps): JSX.Element {
  return (
    <FiguresOfCategories component="BoosterReviewCategoryFigures" screen={boosterFiguresScreen} {...props} />
  );
}
