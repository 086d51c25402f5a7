'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { ComponentName } from '../../../../theme/components.ts';
import { Grid } from '../../../../ui/layout/stack.tsx';
import { AnalyticsCard } from './analytics-card.tsx';
import {
  AnalyticsBody,
  AnalyticsFrame,
  type FiguresAppearance,
  type FiguresProps,
  type FiguresScreen,
  useAnalyticsView,
  useFigureTexts,
} from './analytics-frame.tsx';
import { AnalyticsHeader } from './analytics-header.tsx';
import { RatingBars, SentimentBars } from './distribution-bars.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FiguresTable } from './figures-table.tsx';
import { SeriesPlot } from './series-plot.tsx';

interface FiguresOverviewProps extends FiguresProps {
  component: ComponentName;
  screen: FiguresScreen;
}

/** Figures in total, over time, and by what the screen has tables of. */
export function FiguresOverview({ title, headerActions, ...props }: FiguresOverviewProps): JSX.Element {
  return (
    <AnalyticsFrame {...props}>
      <Overview title={title} headerActions={headerActions} />
    </AnalyticsFrame>
  );
}

function Overview({ title, headerActions }: Pick<FiguresAppearance, 'title' | 'headerActions'>) {
  const t = useTranslate();
  const text = useFigureTexts();
  const { screen } = useAnalyticsView();
  return (
    <>
      <AnalyticsHeader title={title ?? text('review_analytics.title')} actions={headerActions} />
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
            {screen.tables.overview.map((dimension) => (
              <FiguresTable key={dimension} dimension={dimension} />
            ))}
          </>
        )}
      </AnalyticsBody>
    </>
  );
}
