'use client';
import { analyticsUnits } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import { useRef, useState, type JSX } from 'react';
import { saveCsv, savePng } from '../../../../files/save-file.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { TokenName } from '../../../../theme/tokens.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { DownloadIcon } from '../../../../ui/icons/action-icons.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import type { ChartAxis } from '../../../../ui/chart/chart-series.ts';
import { ChartTable } from '../../../../ui/chart/chart-table.tsx';
import { Chart } from '../../../../ui/chart/chart.tsx';
import { figuresCsv } from '../../analytics/figures-csv.ts';
import type { ReviewAnalytics } from '../../analytics/review-analytics.queries.ts';
import { seriesShows, shownSeries, type SeriesShow } from '../../analytics/series-shows.ts';
import { AnalyticsCard } from './analytics-card.tsx';
import { useAnalyticsView } from './analytics-frame.tsx';

/** The figures over time, with a choice of measure and step, as a chart or a table, and a download. */
export function SeriesPlot({ analytics }: { analytics: ReviewAnalytics }): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const { state } = useAnalyticsView();
  const [show, setShow] = useState<SeriesShow>('ratings');
  const [isTable, setTable] = useState(false);
  const plotRef = useRef<HTMLDivElement>(null);
  const { axis, isStacked } = chartOptions[show];
  const plot = {
    label: t(`review_analytics.show.${show}`),
    axis,
    dates: analytics.series.map(({ date }) => date),
    resolution: analytics.unit,
    series: shownSeries(analytics, show).map(({ id, values }) => ({
      id,
      values,
      label: t(`review_analytics.series.${id as SeriesId}`),
      color: colors[id as SeriesId],
    })),
  };
  const name = [t('review_analytics.download_name'), analytics.date_from, analytics.date_to].join('-');
  const save = async (kind: 'csv' | 'png') => {
    if (kind === 'csv') {
      const lines = analytics.series.map(({ date, figures }) => ({ name: date, figures }));
      const text = figuresCsv(
        t('plot.date'),
        lines,
        (column) => t(`review_analytics.csv.${column}`),
        language,
      );
      return saveCsv(name, text);
    }
    return savePng(name, plotRef.current);
  };
  return (
    <AnalyticsCard
      title={t('review_analytics.over_time')}
      tools={
        <>
          <SegmentedControl
            label={t('review_analytics.unit')}
            segments={analyticsUnits.map((unit) => ({ id: unit, label: t(`review_analytics.unit.${unit}`) }))}
            value={analytics.unit}
            onChange={state.setUnit}
          />
          <Chip isSelected={isTable} onChange={setTable}>
            {t('review_analytics.table')}
          </Chip>
          <Menu
            trigger={
              <IconButton size="s" icon={<DownloadIcon size={16} />} label={t('review_analytics.download')} />
            }
            onAction={(id) => void save(id === 'csv' ? 'csv' : 'png')}
          >
            <MenuItem id="png" isDisabled={isTable}>
              {t('review_analytics.download_png')}
            </MenuItem>
            <MenuItem id="csv">{t('review_analytics.download_csv')}</MenuItem>
          </Menu>
        </>
      }
      note={t(`review_analytics.show_note.${show}`)}
    >
      <div>
        <SegmentedControl
          label={t('review_analytics.shows')}
          segments={seriesShows.map((id) => ({ id, label: t(`review_analytics.show.${id}`) }))}
          value={show}
          onChange={setShow}
        />
      </div>
      {isTable ? (
        <ChartTable {...plot} />
      ) : (
        <Chart {...plot} kind={isStacked ? 'bar' : 'line'} isStacked={isStacked} plotRef={plotRef} />
      )}
    </AnalyticsCard>
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
