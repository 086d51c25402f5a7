'use client';
import { stepUnits } from '@pinfold/contract/period';
import { useState, type JSX } from 'react';
import { saveCsv, savePng } from '../../../../files/save-file.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartCard } from '../../../../patterns/chart-card.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { TokenName } from '../../../../theme/tokens.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import type { ChartAxis } from '../../../../ui/chart/chart-series.ts';
import { figuresCsv } from '../../analytics/figures-csv.ts';
import type { ReviewAnalytics } from '../../analytics/figures-source.ts';
import { seriesShows, shownSeries, type SeriesShow } from '../../analytics/series-shows.ts';
import { useAnalyticsView } from './analytics-frame.tsx';

/** The figures over time, with a choice of measure and step, as a chart or a table, and a download. */
export function SeriesPlot({ analytics }: { analytics: ReviewAnalytics }): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const { state, headingLevel } = useAnalyticsView();
  const [show, setShow] = useState<SeriesShow>('ratings');
  const { axis, isStacked } = chartOptions[show];
  const name = [t('review_analytics.download_name'), analytics.date_from, analytics.date_to].join('-');
  const csv = () => {
    const lines = analytics.series.map(({ date, figures }) => ({ name: date, figures }));
    return figuresCsv(t('plot.date'), lines, (column) => t(`review_analytics.csv.${column}`), language);
  };
  return (
    <ChartCard
      part="ReviewAnalytics-card"
      headingLevel={levelBelow[headingLevel]}
      title={t('review_analytics.over_time')}
      tools={
        <SegmentedControl
          label={t('review_analytics.unit')}
          segments={stepUnits.map((unit) => ({ id: unit, label: t(`review_analytics.unit.${unit}`) }))}
          value={analytics.unit}
          onChange={state.setUnit}
        />
      }
      lead={
        <SegmentedControl
          label={t('review_analytics.shows')}
          segments={seriesShows.map((id) => ({ id, label: t(`review_analytics.show.${id}`) }))}
          value={show}
          onChange={setShow}
        />
      }
      tableLabel={t('review_analytics.table')}
      download={{
        labels: {
          menu: t('review_analytics.download'),
          png: t('review_analytics.download_png'),
          csv: t('review_analytics.download_csv'),
        },
        saveCsv: () => saveCsv(name, csv()),
        savePng: (element) => savePng(name, element),
      }}
      plot={{
        label: t(`review_analytics.show.${show}`),
        axis,
        kind: isStacked ? 'bar' : 'line',
        isStacked,
        dates: analytics.series.map(({ date }) => date),
        resolution: analytics.unit,
        series: shownSeries(analytics, show).map(({ id, values }) => ({
          id,
          values,
          label: t(`review_analytics.series.${id as SeriesId}`),
          color: colors[id as SeriesId],
        })),
      }}
      note={t(`review_analytics.show_note.${show}`)}
    />
  );
}

const chartOptions: Readonly<Record<SeriesShow, { axis: ChartAxis; isStacked: boolean }>> = {
  ratings: { axis: 'count', isStacked: true },
  sentiments: { axis: 'count', isStacked: true },
  average: { axis: 'stars', isStacked: false },
  replied: { axis: 'share', isStacked: false },
  nss: { axis: 'score', isStacked: false },
};

const colors = {
  '5': 'color-good',
  '4': 'color-series-5',
  '3': 'color-series-3',
  '2': 'color-series-6',
  '1': 'color-bad',
  positive: 'color-good',
  neutral: 'color-series-5',
  mixed: 'color-series-3',
  negative: 'color-bad',
  unassigned: 'color-field-line',
  average: 'color-series-1',
  replied: 'color-series-1',
  nss: 'color-series-1',
} as const satisfies Record<string, TokenName>;

type SeriesId = keyof typeof colors;
