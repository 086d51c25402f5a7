'use client';
import {
  actionMetrics,
  insightMetrics,
  viewMetrics,
} from '@pinfold/contract/features/insights/insight-metrics';
import { type JSX, type ReactNode, useState } from 'react';
import { saveCsv, savePng } from '../../../files/save-file.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { ChartCard } from '../../../patterns/chart-card.tsx';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { PartName } from '../../../theme/parts.ts';
import type { ChartValues } from '../../../ui/chart/chart-props.ts';
import { type ChartSeries, seriesColor } from '../../../ui/chart/chart-series.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { type InsightShow, insightShows, insightSumSeries } from '../insight-series.ts';
import { type InsightsCsvMessages, insightsCsv } from '../insights-csv.ts';
import type { Insights } from '../insights.queries.ts';
import type { InsightsState } from '../use-insights.ts';
import { InsightState } from './insight-state.tsx';
import { useInsightNotes } from './use-insight-notes.ts';

interface InsightChartCardProps {
  part: PartName;
  state: InsightsState;
  show: InsightShow;
  /** @default what it shows */
  title?: ReactNode;
  headingLevel: 2 | 3 | 4;
  /** Dims it by itself. */
  isStale?: boolean | undefined;
}

/** One chart of insights in a card: stacked by kind, or the sum beside that of an earlier period. */
export function InsightChartCard({
  part,
  state,
  show,
  title,
  headingLevel,
  isStale,
}: InsightChartCardProps): JSX.Element {
  const t = useTranslate();
  const [look, setLook] = useState<'parts' | 'sum'>('parts');
  const { insights, emptiness } = state;
  const notes = useInsightNotes(insights);
  const download = useInsightDownload(insights);
  const shown = insights && !emptiness ? insights : undefined;
  const sum = shown && sumOf(shown, show, t(`insights.metric.${show}`));
  const parts = shown ? partsOf(shown, show, (metric) => t(`insights.metric.${metric}`)) : [];
  const isStacked = look === 'parts' && parts.length > 0;
  const values: Omit<ChartValues, 'series'> = {
    label: t(`insights.chart.${show}`),
    axis: show === 'conversion' ? 'rate' : 'count',
    dates: shown?.dates ?? [],
    resolution: shown?.resolution ?? 'day',
    comparedDates: shown?.compared?.dates,
    notes: notes.chart,
    notesLabel: t('insights.chart.notes'),
  };
  return (
    <ChartCard
      part={part}
      title={title ?? t(`insights.chart.${show}`)}
      headingLevel={headingLevel}
      isStale={isStale}
      toolbar={{ label: t('insights.chart.look') }}
      tools={
        parts.length > 0 && (
          <SegmentedControl
            label={t('insights.chart.look')}
            segments={(['parts', 'sum'] as const).map((id) => ({
              id,
              label: t(`insights.chart.look.${id}`),
            }))}
            value={look}
            onChange={setLook}
          />
        )
      }
      tableLabel={t('insights.chart.table')}
      download={download}
      plot={
        sum && {
          ...values,
          ...(isStacked
            ? { kind: 'bar', isStacked, series: parts }
            : { series: [sum], hasLegend: Boolean(sum.compared) }),
        }
      }
      table={sum && { ...values, series: [...parts, sum], notes: notes.table }}
      state={!shown && <InsightState state={state} />}
      note={t(`insights.chart.note.${show}`)}
    />
  );
}

function sumOf({ metrics, before }: Insights, show: InsightShow, label: string): ChartSeries {
  return {
    id: show,
    label,
    color: 'color-series-1',
    values: insightSumSeries(metrics, show),
    compared: before ? insightSumSeries(before.metrics, show) : undefined,
  };
}

/** What a sum is made of; metrics of which nothing is known are left out. */
function partsOf(
  { metrics }: Insights,
  show: InsightShow,
  nameOf: (metric: (typeof viewMetrics)[number] | (typeof actionMetrics)[number]) => string,
): ChartSeries[] {
  const parts = { views: viewMetrics, actions: actionMetrics, conversion: [] }[show];
  return parts
    .map((metric, index) => ({
      id: metric,
      label: nameOf(metric),
      color: seriesColor(index),
      values: metrics[metric],
    }))
    .filter(({ values }) => values.some((value) => value !== null));
}

/** Saves what the charts are made of, or a picture of one of them. */
function useInsightDownload(insights: Insights | undefined) {
  const t = useTranslate();
  const { language } = usePinfold();
  const name = [t('insights.download.name'), insights?.date_from, insights?.date_to]
    .filter(Boolean)
    .join('-');
  return {
    labels: {
      menu: t('insights.download'),
      png: t('insights.download.png'),
      csv: t('insights.download.csv'),
    },
    saveCsv: () => {
      if (!insights) return;
      const names = [...insightShows, ...insightMetrics].map((id) => [id, t(`insights.metric.${id}`)]);
      const others = (['period', 'date', 'known', 'expected', 'now', 'before'] as const).map((id) => [
        id,
        t(`insights.csv.${id}`),
      ]);
      const messages = Object.fromEntries([...names, ...others]) as InsightsCsvMessages;
      saveCsv(name, insightsCsv(insights, messages, language));
    },
    savePng: (element: HTMLElement | null) => savePng(name, element),
  };
}
