'use client';
import { type ComponentType, type JSX, type ReactNode, useMemo } from 'react';
import { rankingsMessages, rankMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartCard } from '../../../../patterns/chart-card.tsx';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import type { ChartSlots } from '../../../../ui/chart/chart-props.ts';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { useEditNotes } from '../../../listings/ui/change/use-edit-notes.ts';
import { type RankChartOptions, type RankChartState, useRankChart } from '../../use-rank-chart.ts';
import { useRankDownload } from '../../use-rank-download.ts';
import { chartPlot } from './chart-plot.ts';
import { ChartState } from './chart-state.tsx';
import { AverageKeyword, ChartTools } from './chart-tools.tsx';

export interface RankChartProps extends RankChartOptions, RankChartAppearance {
  /** Appearance of the chart alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Positions of one location on the map over time: the best of each keyword or the averages of one, as lines, bars or a
 * doughnut, beside an earlier period, with gaps where nothing was measured and with changes of the listing. Arrow keys
 * move through the dates; a table shows the same data, and both can be downloaded. Rendered on the server as a table.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-RankChart
 * @selector [data-stale]
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <RankChart
 *     facility={7}
 *     search={parseRankSearch(params)}
 *     onSearchChange={(search) => setParams(formatRankSearch(search))}
 *     keywordsHref="/keywords"
 *   />
 * );
 * ```
 */
export function RankChart({
  appearance,
  title,
  headingLevel,
  keywordsHref,
  slots,
  ...options
}: RankChartProps): JSX.Element {
  const chart = useRankChart(options);
  return (
    <FeatureSurface
      component="RankChart"
      appearance={appearance}
      messages={[rankingsMessages, rankMessages]}
      permission={chart.permission}
      forbidden="rankings.chart.forbidden"
      loading={{ blocks: 5 }}
    >
      <RankChartView {...{ chart, title, headingLevel, keywordsHref, slots }} />
    </FeatureSurface>
  );
}

/** Components of a host in place of parts of the chart. */
export interface RankChartSlots extends ChartSlots {
  /** Instead of our words where there is nothing to draw. */
  Empty?: ComponentType<RankEmptyProps> | undefined;
}

/** How the chart fits into the host. */
export interface RankChartAppearance {
  /** Above the chart. @defaultValue "Pozycje na mapie" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Where keywords are added in your app; offered while there are none. */
  keywordsHref?: string | undefined;
  /** Components of yours in place of parts. Keep the object between renders. */
  slots?: RankChartSlots | undefined;
}

export interface RankChartViewProps extends RankChartAppearance {
  /** From `useRankChart`. */
  chart: RankChartState;
}

/**
 * The view of the chart of positions: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const chart = useRankChart({ facility: 7 });
 * return <Surface><RankChartView chart={chart} title="Pozycje" /></Surface>;
 * ```
 */
export function RankChartView({
  chart,
  title,
  headingLevel = 2,
  keywordsHref,
  slots: own,
}: RankChartViewProps): JSX.Element {
  const t = useTranslate();
  const provided = usePinfold().slots?.RankChart;
  const { search, positions, keywords } = chart;
  const slots: RankChartSlots = { ...provided, ...own };
  const editNotes = useEditNotes();
  const notes = useMemo(() => editNotes(positions?.annotations ?? []), [editNotes, positions]);
  const download = useRankDownload(positions);
  const plot = positions &&
    chart.emptiness === undefined &&
    !chart.error && {
      ...chartPlot(positions, search.drawing ?? 'line', search.chart ?? 'top', t),
      notes,
      notesLabel: t('rankings.chart.changes'),
      slots,
    };
  return (
    // Its own width decides on its padding, since no `Screen` is around it.
    <Inset inlineSize="100%" isContainer>
      <ChartCard
        part="RankChart"
        title={
          title ?? t(search.chart === 'average' ? 'rankings.chart.average_title' : 'rankings.chart.title')
        }
        headingLevel={headingLevel}
        isStale={chart.isStale}
        toolbar={{ label: t('rankings.chart.shows'), spacing: 's', isPrinted: false }}
        tools={<ChartTools chart={chart} />}
        isTable={search.view === 'table'}
        download={{
          ...download,
          labels: {
            menu: t('rankings.chart.download'),
            png: t('rankings.chart.download_png'),
            csv: t('rankings.chart.download_csv'),
          },
        }}
        lead={search.chart === 'average' && keywords.length > 1 && <AverageKeyword chart={chart} />}
        plot={plot || undefined}
        state={!plot && <ChartState chart={chart} keywordsHref={keywordsHref} Empty={slots.Empty} />}
      />
    </Inset>
  );
}

declare module '../../../../theme/components.ts' {
  interface Components {
    RankChart: ChartSlots & { Empty?: ComponentType<RankEmptyProps> | undefined };
  }
}

/** Props of a host's component that is shown in place of an empty chart. */
export interface RankEmptyProps {
  /** Nothing is watched here; the first positions are on their way; nothing was measured in the period. */
  why: 'no_keywords' | 'not_yet' | 'no_positions';
}
