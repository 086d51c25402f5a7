'use client';
import { type ComponentType, type JSX, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { rankingsMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { partClass } from '../../../../theme/part-class.ts';
import type { ChartSlots } from '../../../../ui/chart/chart-props.ts';
import { Chart } from '../../../../ui/chart/chart.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { type RankChartOptions, type RankChartState, useRankChart } from '../../use-rank-chart.ts';
import { chartPlot, useChangeNotes } from './chart-plot.ts';
import { ChartState } from './chart-state.tsx';
import { ChartToolbar } from './chart-toolbar.tsx';

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
      messages={[rankingsMessages]}
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
  const plotRef = useRef<HTMLDivElement>(null);
  const { search, positions, keywords } = chart;
  const slots: RankChartSlots = { ...provided, ...own };
  const notes = useChangeNotes(positions?.annotations);
  const plot = positions && {
    ...chartPlot(positions, search.drawing ?? 'line', search.chart ?? 'top', t),
    notes,
    notesLabel: t('rankings.chart.changes'),
  };
  const isDrawn = plot !== undefined && chart.emptiness === undefined && !chart.error;
  const isAlone = search.chart === 'average' && keywords.length > 1;
  return (
    <Root data-stale={chart.isStale || undefined}>
      <Row part="RankChart-header" gap={4} rowGap={3} as="header" wrap>
        <Heading level={headingLevel} basis="180px">
          {title ?? t(search.chart === 'average' ? 'rankings.chart.average_title' : 'rankings.chart.title')}
        </Heading>
        <ChartToolbar chart={chart} plotRef={plotRef} isDrawn={isDrawn} />
      </Row>
      {isAlone && (
        <Stack gap={2}>
          <Text role="status" tone="muted" size="s">
            {t('rankings.chart.average_alone', { keyword: keywords[0] ?? '' })}
          </Text>
          <Row gap={3} rowGap={2} wrap>
            {keywords.slice(0, 9).map((keyword) => (
              <Chip
                key={keyword}
                isSelected={keyword === keywords[0]}
                onChange={() =>
                  chart.changeSearch({ keywords: [keyword, ...keywords.filter((one) => one !== keyword)] })
                }
              >
                {keyword}
              </Chip>
            ))}
          </Row>
        </Stack>
      )}
      {!isDrawn ? (
        <ChartState chart={chart} keywordsHref={keywordsHref} Empty={slots.Empty} />
      ) : (
        <Chart {...plot} isTable={search.view === 'table'} plotRef={plotRef} slots={slots} />
      )}
    </Root>
  );
}

const Root = styled.section.withConfig(partClass('RankChart'))`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
  padding: 18px 20px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  color: var(--pf-ink);
  &:where([data-stale]) > :last-child {
    opacity: 0.6;
  }
  @media (max-width: 480px) {
    padding-inline: 12px;
  }
`;

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
