'use client';
import type { JSX } from 'react';
import { FiguresOfCategories } from '../../../opinions/ui/analytics/category-figures.tsx';
import type { AppReviewAnalyticsProps } from './app-review-analytics.tsx';
import { appFiguresScreen } from './app-figures-screen.tsx';

export interface AppReviewCategoryFiguresProps extends AppReviewAnalyticsProps {
  /** Id of the category that the page is about. Left out, all of them stand side by side. */
  category?: number | undefined;
}

/**
 * What app reviews say of the company's categories: every category with its score, or one with its phrases, apps, versions
 * and trend.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewAnalytics
 * @example
 * ```tsx
 * <AppReviewCategoryFigures categoryHref="/app-reviews/category" reviewsHref="/app-reviews" />
 * ```
 */
export function AppReviewCategoryFigures(props: AppReviewCategoryFiguresProps): JSX.Element {
  return <FiguresOfCategories component="AppReviewCategoryFigures" screen={appFiguresScreen} {...props} />;
}
