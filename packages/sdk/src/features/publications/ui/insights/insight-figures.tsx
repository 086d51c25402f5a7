'use client';
import { postInsightMetrics } from '@pinfold/contract/features/publications/post-insights';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Figure, Figures } from '../../../../patterns/figure.tsx';
import { LocationFigures } from '../../../../patterns/location-figures.tsx';
import type { PostInsights, PostInsightTotals } from '../../post-insights.queries.ts';

/** The period in three figures: views, clicks, and which part of views led to a click. */
export function PostInsightFigures({ totals }: { totals: PostInsightTotals }): JSX.Element {
  const t = useTranslate();
  const written = useTotalsText();
  return (
    <Figures label={t('post_insights.figures')}>
      {([...postInsightMetrics, 'click_share'] as const).map((figure) => (
        <Figure
          key={figure}
          name={t(`post_insights.metric.${figure}`)}
          value={written(totals)[figure]}
          definition={t(`post_insights.definition.${figure}`)}
        />
      ))}
    </Figures>
  );
}

interface PostInsightLocationsProps {
  insights: PostInsights;
  headingLevel: 2 | 3 | 4;
}

/** The same figures of each location, the most views first. */
export function PostInsightLocations({ insights, headingLevel }: PostInsightLocationsProps): JSX.Element {
  const t = useTranslate();
  const written = useTotalsText();
  const { facilities, facilities_count: all } = insights;
  return (
    <LocationFigures
      part="PostInsights-card"
      title={t('post_insights.by_location')}
      headingLevel={headingLevel}
      locationLabel={t('post_insights.location')}
      figures={([...postInsightMetrics, 'click_share'] as const).map((figure) => ({
        id: figure,
        name: t(`post_insights.metric.${figure}`),
        render: ({ totals }: PostInsights['facilities'][number]) => written(totals)[figure],
      }))}
      rows={facilities}
      note={
        all > facilities.length &&
        t('post_insights.most_shown', { shown: String(facilities.length), all: String(all) })
      }
    />
  );
}

/** Returns totals as texts; a dash where nothing is known. */
function useTotalsText(): (
  totals: PostInsightTotals,
) => Record<'views' | 'action_clicks' | 'click_share', string> {
  const format = useFormat();
  const number = (value: number | null) => (value === null ? '–' : format.number(value));
  return ({ views, action_clicks: clicks }) => ({
    views: number(views),
    action_clicks: number(clicks),
    click_share:
      views === null || clicks === null || views === 0
        ? '–'
        : format.number(clicks / views, { style: 'percent', maximumFractionDigits: 1 }),
  });
}
