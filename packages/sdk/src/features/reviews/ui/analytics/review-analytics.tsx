'use client';
import type { JSX } from 'react';
import type { FiguresAppearance } from '../../../opinions/ui/analytics/analytics-frame.tsx';
import { FiguresOverview } from '../../../opinions/ui/analytics/figures-overview.tsx';
import type { ReviewAnalyticsOptions } from '../../analytics/use-review-analytics.ts';
import { reviewFiguresScreen } from './review-figures-screen.ts';

/** How figures fit into the host. */
export interface ReviewAnalyticsAppearance extends FiguresAppearance {}

export interface ReviewAnalyticsProps extends ReviewAnalyticsOptions, ReviewAnalyticsAppearance {}

/**
 * Review analytics: count and rating, share and speed of replies, and sentiment, over time and by location and city.
 * Filters are those of the inbox, and each figure links to its reviews there.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewAnalytics
 * @selector [data-stale]
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <ReviewAnalytics
 *     filters={parseReviewFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatReviewFilters(filters))}
 *     reviewsHref="/reviews"
 *   />
 * );
 * ```
 */
export function ReviewAnalytics(props: ReviewAnalyticsProps): JSX.Element {
  return <FiguresOverview component="ReviewAnalytics" screen={reviewFiguresScreen} {...props} />;
}
