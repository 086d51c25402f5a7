'use client';
import type { JSX } from 'react';
import type { FiguresAppearance } from '../../../opinions/ui/analytics/analytics-frame.tsx';
import { FiguresOverview } from '../../../opinions/ui/analytics/figures-overview.tsx';
import type { BoosterReviewAnalyticsOptions } from '../../reviews/analytics/booster-review-analytics.ts';
import { boosterFiguresScreen } from './booster-figures-screen.tsx';

/** How figures of answers fit into the host. */
export interface BoosterReviewAnalyticsAppearance extends FiguresAppearance {}

export interface BoosterReviewAnalyticsProps
  extends BoosterReviewAnalyticsOptions, BoosterReviewAnalyticsAppearance {}

/**
 * Analytics of answers to forms: count and stars, share and speed of replies by mail, and sentiment, over time and by
 * form, location and channel. Each figure links to its answers.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewAnalytics
 * @selector [data-stale]
 * @example
 * ```tsx
 * <BoosterReviewAnalytics reviewsHref="/review-booster/reviews" categoryHref="/review-booster/category" />
 * ```
 */
export function BoosterReviewAnalytics(props: BoosterReviewAnalyticsProps): JSX.Element {
  return <FiguresOverview component="BoosterReviewAnalytics" screen={boosterFiguresScreen} {...props} />;
}
