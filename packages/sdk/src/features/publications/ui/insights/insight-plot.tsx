'use client';
import {
  type PostInsightMetric,
  postInsightMetrics,
} from '@pinfold/contract/features/publications/post-insights';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartCard } from '../../../../patterns/chart-card.tsx';
import type { ChartValues } from '../../../../ui/chart/chart-props.ts';
import { seriesColor } from '../../../../ui/chart/chart-series.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import type { PostInsights } from '../../post-insights.queries.ts';

interface PostInsightPlotProps {
  insights: PostInsights;
  headingLevel: 2 | 3 | 4;
}

/** One measure by day, since clicks are lost on the scale of views; or both as a table. A day without data is a gap. */
export function PostInsightPlot({ insights, headingLevel }: PostInsightPlotProps): JSX.Element {
  const t = useTranslate();
  const [metric, setMetric] = useState<PostInsightMetric>('views');
  const valuesOf = (metrics: readonly PostInsightMetric[]): ChartValues => ({
    label: metrics.map((one) => t(`post_insights.metric.${one}`)).join(', '),
    axis: 'count',
    dates: insights.dates,
    resolution: 'day',
    series: metrics.map((one) => ({
      id: one,
      label: t(`post_insights.metric.${one}`),
      color: seriesColor(postInsightMetrics.indexOf(one)),
      values: insights.metrics[one],
    })),
  });
  return (
    <ChartCard
      part="PostInsights-card"
      title={t('post_insights.over_time')}
      headingLevel={headingLevel}
      toolbar={{ label: t('post_insights.show') }}
      tools={
        <SegmentedControl
          label={t('post_insights.show')}
          segments={postInsightMetrics.map((id) => ({ id, label: t(`post_insights.metric.${id}`) }))}
          value={metric}
          onChange={setMetric}
        />
      }
      tableLabel={t('post_insights.table')}
      plot={{ ...valuesOf([metric]), hasLegend: false }}
      table={valuesOf(postInsightMetrics)}
      note={t('post_insights.gap_note')}
    />
  );
}
