'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Grid } from '../../../../ui/layout/stack.tsx';
import type { ReviewAnalyticsOptions } from '../../analytics/use-review-analytics.ts';
import { AnalyticsBody, AnalyticsFrame, type ReviewAnalyticsAppearance } from './analytics-frame.tsx';
import { AnalyticsCard } from './analytics-card.tsx';
import { AnalyticsHeader } from './analytics-header.tsx';
import { RatingBars, SentimentBars } from './distribution-bars.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FiguresTable } from './figures-table.tsx';
import { SeriesPlot } from './series-plot.tsx';

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
export function ReviewAnalytics({ title, headerActions, ...props }: ReviewAnalyticsProps): JSX.Element {
  return (
    <AnalyticsFrame component="ReviewAnalytics" {...props}>
      <Overview title={title} headerActions={headerActions} />
    </AnalyticsFrame>
  );
}

function Overview({ title, headerActions }: Pick<ReviewAnalyticsAppearance, 'title' | 'headerActions'>) {
  const t = useTranslate();
  return (
    <>
      <AnalyticsHeader title={title ?? t('review_analytics.title')} actions={headerActions} />
      <AnalyticsBody>
        {(analytics) => (
          <>
            <FigureCards analytics={analytics} />
            <SeriesPlot analytics={analytics} />
            <Grid fit="340px" gap={5}>
              <AnalyticsCard title={t('review_analytics.ratings')}>
                <RatingBars figures={analytics.total} />
              </AnalyticsCard>
              <AnalyticsCard title={t('review_analytics.sentiments')}>
                <SentimentBars figures={analytics.total} />
              </AnalyticsCard>
            </Grid>
            <FiguresTable dimension="location" />
            <FiguresTable dimension="city" />
          </>
        )}
      </AnalyticsBody>
    </>
  );
}
