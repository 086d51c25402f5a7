'use client';
import {
  type PostInsightMetric,
  postInsightMetrics,
} from '@pinfold/contract/features/publications/post-insights';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Toolbar } from '../../../../patterns/toolbar.tsx';
import type { ChartValues } from '../../../../ui/chart/chart-props.ts';
import { seriesColor } from '../../../../ui/chart/chart-series.ts';
import { ChartTable } from '../../../../ui/chart/chart-table.tsx';
import { Chart } from '../../../../ui/chart/chart.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import type { PostInsights } from '../../post-insights.queries.ts';

interface InsightPlotProps {
  insights: PostInsights;
  headingLevel: 2 | 3 | 4;
}

/** One measure by day, since clicks are lost on the scale of views; or both as a table. A day without data is a gap. */
export function InsightPlot({ insights, headingLevel }: InsightPlotProps): JSX.Element {
  const t = useTranslate();
  const [metric, setMetric] = useState<PostInsightMetric>('views');
  const [isTable, setTable] = useState(false);
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
    <TitledCard
      part="PostInsights-card"
      title={t('post_insights.over_time')}
      headingLevel={headingLevel}
      tools={
        <Toolbar label={t('post_insights.show')}>
          <SegmentedControl
            label={t('post_insights.show')}
            segments={postInsightMetrics.map((one) => ({ id: one, label: t(`post_insights.metric.${one}`) }))}
            value={metric}
            onChange={setMetric}
          />
          <Chip isSelected={isTable} onChange={setTable}>
            {t('post_insights.table')}
          </Chip>
        </Toolbar>
      }
      note={t('post_insights.gap_note')}
    >
      {isTable ? (
        <ChartTable {...valuesOf(postInsightMetrics)} />
      ) : (
        <Chart {...valuesOf([metric])} hasLegend={false} />
      )}
    </TitledCard>
  );
}
