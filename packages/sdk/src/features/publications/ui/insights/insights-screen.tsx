'use client';
import { lastPostInsightDay } from '@pinfold/contract/features/publications/post-insights';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ArchiveScreen } from '../../../../patterns/archive-screen.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { useLocationFields } from '../../../listings/ui/groups/location-filter-fields.ts';
import { type PostInsightFiltersStart, usePostInsights } from '../../use-post-insights.ts';
import { PostInsightFigures, PostInsightLocations } from './insight-figures.tsx';
import { PostInsightPlot } from './insight-plot.tsx';
import type { PostInsightsAppearance } from './post-insights.tsx';

/** Everything inside the statistics. */
export function InsightsScreen({
  title,
  headingLevel = 1,
  ...start
}: PostInsightFiltersStart & PostInsightsAppearance): JSX.Element {
  const t = useTranslate();
  const state = usePostInsights(start);
  const fields = useLocationFields({
    filters: state.filters,
    changeFilters: state.changeFilters,
    texts: {
      groups: t('post_insights.filter.groups'),
      locations: t('post_insights.filter.locations'),
      count: (count) => t('post_insights.locations', { count }),
    },
  });
  return (
    <ArchiveScreen
      part="PostInsights"
      texts="post_insights"
      {...{ title, headingLevel, state, fields }}
      lastDay={lastPostInsightDay}
    >
      {(insights) => (
        <>
          <PostInsightFigures totals={insights.totals} />
          <PostInsightPlot insights={insights} headingLevel={levelBelow[headingLevel]} />
          <PostInsightLocations insights={insights} headingLevel={levelBelow[headingLevel]} />
        </>
      )}
    </ArchiveScreen>
  );
}
