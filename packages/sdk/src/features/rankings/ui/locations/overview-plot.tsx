'use client';
import { useState, type JSX } from 'react';
import type { Translate } from '../../../../i18n/i18n.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartCard } from '../../../../patterns/chart-card.tsx';
import type { TokenName } from '../../../../theme/tokens.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import {
  overviewSeries,
  type OverviewShow,
  overviewShows,
  type RankBucket,
  rankBuckets,
} from '../../locations/overview-series.ts';
import type { RankOverview } from '../../ranking.ts';
import { bandColors } from '../chart/chart-plot.ts';
import type { ChartAxis, ChartKind } from '../../../../ui/chart/chart-series.ts';

/** The chart itself, with the ways to look at it, one of which is a table. */
export function OverviewPlot({ overview }: { overview: RankOverview }): JSX.Element {
  const t = useTranslate();
  const [show, setShow] = useState<OverviewShow>('bands');
  const [bucket, setBucket] = useState<RankBucket>('top3');
  const label = t(`rankings.locations.chart_title.${show}`, {
    bucket: t(`rankings.locations.bucket.${bucket}`),
  });
  return (
    <ChartCard
      part="RankOverviewChart-card"
      label={t('rankings.locations.chart.label')}
      title={label}
      headingLevel={2}
      toolbar={{ label: t('rankings.chart.shows'), spacing: 'l' }}
      tools={
        <>
          <SegmentedControl
            label={t('rankings.locations.chart.show')}
            segments={overviewShows.map((id) => ({ id, label: t(`rankings.locations.show.${id}`) }))}
            value={show}
            onChange={setShow}
          />
          {show === 'bucket' && (
            <SegmentedControl
              label={t('rankings.locations.chart.bucket')}
              segments={rankBuckets.map((id) => ({ id, label: t(`rankings.locations.bucket.${id}`) }))}
              value={bucket}
              onChange={setBucket}
            />
          )}
        </>
      }
      tableLabel={t('rankings.chart.table')}
      plot={{
        ...chartOptions[show],
        label,
        isStacked: show === 'bands',
        dates: overview.dates,
        resolution: overview.resolution,
        comparedDates: overview.compared?.dates,
        series: overviewSeries(overview, show, bucket).map((series) => ({
          ...series,
          label: nameOf(series.id, show, t),
          color: colors[series.id] ?? 'color-series-1',
        })),
      }}
      note={t(`rankings.locations.chart_note.${show}`)}
    />
  );
}

const chartOptions: Readonly<Record<OverviewShow, { axis: ChartAxis; kind: ChartKind }>> = {
  bands: { axis: 'share', kind: 'bar' },
  bucket: { axis: 'share', kind: 'line' },
  average: { axis: 'rank', kind: 'line' },
  period: { axis: 'count', kind: 'doughnut' },
};

const colors: Readonly<Record<string, TokenName>> = {
  ...bandColors,
  average: 'color-series-1',
  average_all: 'color-series-2',
};

function nameOf(id: string, show: OverviewShow, t: Translate): string {
  const bucket = rankBuckets.find((one) => one === id);
  // A bucket holds those before it; a band does not.
  if (bucket && show === 'bucket') return t(`rankings.locations.bucket.${bucket}`);
  switch (id) {
    case 'average':
      return t('rankings.locations.column.average');
    case 'average_all':
      return t('rankings.locations.column.average_all');
    case 'top3':
    case 'top10':
    case 'top20':
      return t(`rankings.chart.band.${id}`);
    default:
      return t('rankings.chart.band.beyond');
  }
}
