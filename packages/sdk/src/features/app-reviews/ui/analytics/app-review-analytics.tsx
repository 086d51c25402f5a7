'use client';
import type { JSX } from 'react';
import type { FiguresAppearance } from '../../../opinions/ui/analytics/analytics-frame.tsx';
import { FiguresOverview } from '../../../opinions/ui/analytics/figures-overview.tsx';
import type { AppReviewAnalyticsOptions } from '../../analytics/app-review-analytics.ts';
import { appFiguresScreen } from './app-figures-screen.tsx';

/** How figures of app reviews fit into the host. */
export interface AppReviewAnalyticsAppearance extends FiguresAppearance {}

export interface AppReviewAnalyticsProps extends AppReviewAnalyticsOptions, AppReviewAnalyticsAppearance {}

/**
 * Analytics of app reviews: count and rating, share and speed of replies, and sentiment, over time and by app, store,
 * version and country. It says of which days reviews may be missing, and each figure links to its reviews.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewAnalytics
 * @selector [data-stale]
 * @example
 * ```tsx
 * <AppReviewAnalytics reviewsHref="/app-reviews" categoryHref="/app-reviews/category" />
 * ```
 */
export function AppReviewAnalytics(props: AppReviewAnalyticsProps): JSX.Element {
  return <FiguresOverview component="AppReviewAnalytics" screen={appFiguresScreen} {...props} />;
}
