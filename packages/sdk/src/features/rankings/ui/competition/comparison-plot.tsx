'use client';
import type { JSX } from 'react';
import type { Schemas } from '../../../../client/schema.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { rankSeries, type RankMeasure } from '../../rank-series.ts';
import { seriesColor, type ChartSeries } from '../../../../ui/chart/chart-series.ts';
import { ChartTable } from '../../../../ui/chart/chart-table.tsx';
import { Chart } from '../../../../ui/chart/chart.tsx';

interface ComparisonPlotProps {
  data: Schemas['PositionComparison'];
  measure: RankMeasure;
  view: 'chart' | 'table';
}

const sides = ['a', 'b'] as const;

/** One measure of both sets over time. */
export function ComparisonPlot({ data, measure, view }: ComparisonPlotProps): JSX.Element {
  const t = useTranslate();
  if (sides.every((side) => data[side].summary.points === 0))
    return (
      <EmptyState title={t('rankings.competition.no_positions.title')} headingLevel={3} role="status">
        {t('rankings.competition.no_positions.text')}
      </EmptyState>
    );
  const values = {
    label: t(`rankings.measure.${measure}`),
    axis: measure === 'top3_share' ? ('share' as const) : ('rank' as const),
    dates: data.dates,
    resolution: data.resolution,
    series: sides.map((side, index): ChartSeries => ({
      id: side,
      label: t(`rankings.comparator.${side}`),
      color: seriesColor(index),
      values: rankSeries(data[side].series, measure),
    })),
  };
  return view === 'table' ? <ChartTable {...values} /> : <Chart {...values} />;
}
