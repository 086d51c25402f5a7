'use client';
import { useMemo, useState, type JSX, type ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, LineChart, ReferenceArea, usePlotArea, XAxis, YAxis } from 'recharts';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import { token } from '../../theme/token.ts';
import { ChartCursor } from './chart-cursor.tsx';
import { ChartDoughnut } from './chart-doughnut.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartLines, hasManyPoints } from './chart-lines.tsx';
import { NoteLines } from './chart-notes.tsx';
import type { ChartProps } from './chart-props.ts';
import { chartEdges, chartRows, chartScale, spreadTicks, type ChartScale } from './chart-scale.ts';
import { notesByPoint, type ChartNote, type ChartSeries, type DrawnSeries } from './chart-series.ts';
import { useChartText } from './use-chart-text.ts';

/** The chart in a browser, drawn by recharts, with its legend. */
export function ChartDrawing({
  hasLegend = true,
  height = 280,
  slots,
  plotRef,
  ...chart
}: ChartProps): JSX.Element {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(none);
  const { series, kind = 'line' } = chart;
  const shown = useMemo(
    () =>
      series
        .map((one, index) => ({ ...one, index }))
        .filter(({ id }) => kind === 'doughnut' || !hiddenIds.has(id)),
    [series, hiddenIds, kind],
  );
  const toggle = (id: string) =>
    setHiddenIds((former) => {
      const next = new Set(former);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const Legend = slots?.Legend ?? ChartLegend;
  return (
    <>
      <Drawing ref={plotRef} data-kind={kind}>
        {kind === 'doughnut' ? (
          <ChartDoughnut {...chart} series={shown} height={height} />
        ) : (
          <Axes {...chart} kind={kind} series={shown} height={height} Tooltip={slots?.Tooltip} />
        )}
      </Drawing>
      {hasLegend && kind !== 'doughnut' && (
        <Legend
          series={series}
          hiddenIds={hiddenIds}
          onToggle={toggle}
          kind={kind}
          hasCompared={!chart.isStacked && series.some(isCompared)}
        />
      )}
    </>
  );
}

const none: ReadonlySet<string> = new Set();

function isCompared({ compared = [] }: ChartSeries): boolean {
  return compared.some((value) => value !== null);
}

interface AxesProps extends Omit<
  ChartProps,
  'series' | 'slots' | 'plotRef' | 'hasLegend' | 'kind' | 'height'
> {
  kind: 'line' | 'bar';
  series: readonly DrawnSeries[];
  height: number;
  Tooltip: NonNullable<ChartProps['slots']>['Tooltip'];
}

/** Lines or bars with their axes. The element stays the same while only the cursor moves. */
function Axes({
  kind,
  axis,
  dates,
  series,
  notes = noNotes,
  height,
  isStacked = false,
  ...chart
}: AxesProps) {
  const text = useChartText(axis, chart.resolution);
  const scale = useMemo(
    () => chartScale(axis, highest(series, kind === 'bar' && isStacked)),
    [axis, series, kind, isStacked],
  );
  const isMany = kind === 'line' && hasManyPoints(series);
  const data = useMemo(
    () => chartRows(dates.length, isMany ? [] : series, scale),
    [dates.length, series, scale, isMany],
  );
  const noted = useMemo(() => notesByPoint(dates, notes), [dates, notes]);
  const drawn = useMemo(
    () => (
      <>
        <YAxis
          width={chartEdges.start}
          domain={[...scale.domain]}
          ticks={scale.ticks.map(scale.heightOf)}
          tickFormatter={(at: number) =>
            text.level(
              scale.ticks.find((value) => scale.heightOf(value) === at),
              scale.domain[1],
            )
          }
          interval={0}
          axisLine={false}
          tickLine={false}
          tick={tickStyle}
          allowDataOverflow
        />
        <DateAxis kind={kind} count={dates.length} write={(index) => text.tick(dates[index] ?? '')} />
        <OnceMeasured>
          <CartesianGrid
            vertical={false}
            // Otherwise recharts measures the dates for vertical lines, which are not shown.
            verticalCoordinatesGenerator={noLines}
            stroke={token('color-line')}
            strokeDasharray="2 4"
          />
          {axis === 'rank' && rankBands(scale, kind)}
          {kind === 'bar' ? (
            bars(series, { axis, isStacked, isDense: dates.length > 60 })
          ) : (
            <ChartLines series={series} scale={scale} />
          )}
          <NoteLines noted={noted} />
        </OnceMeasured>
      </>
    ),
    [kind, axis, dates, series, scale, noted, isStacked, text],
  );
  const shared = {
    data,
    margin,
    responsive: true,
    style: { width: '100%', height },
    accessibilityLayer: false,
  };
  return (
    <ChartCursor {...chart} {...{ kind, dates, series, scale, text, noted }}>
      {(cursor) =>
        kind === 'line' ? (
          <LineChart {...shared}>
            {drawn}
            {cursor}
          </LineChart>
        ) : (
          <BarChart {...shared} barCategoryGap={dates.length > 60 ? 0 : '18%'} barGap={1}>
            {drawn}
            {cursor}
          </BarChart>
        )
      }
    </ChartCursor>
  );
}

const noLines = () => [];
const noNotes: readonly ChartNote[] = [];
const margin = { top: chartEdges.top, right: chartEdges.end, bottom: chartEdges.notes, left: 0 };
const tickStyle = { fill: token('color-ink-3'), fontSize: 11 };

/** Renders its children once the chart has a width: recharts first renders without one. */
function OnceMeasured({ children }: { children: ReactNode }) {
  return usePlotArea()?.width ? children : null;
}

interface DateAxisProps {
  kind: 'line' | 'bar';
  count: number;
  write: (index: number) => string;
}

function DateAxis({ kind, count, write }: DateAxisProps) {
  const width = usePlotArea()?.width ?? 0;
  return (
    <XAxis
      dataKey="index"
      height={chartEdges.dates}
      ticks={spreadTicks(count, width)}
      tickFormatter={write}
      interval={0}
      tickLine={false}
      axisLine={{ stroke: token('color-line') }}
      tick={tickStyle}
      {...(kind === 'line' && {
        type: 'number',
        domain: count > 1 ? [0, count - 1] : [-1, 1],
        allowDecimals: false,
      })}
    />
  );
}

/** Backgrounds of the rank axis: the first three positions, and those beyond the twentieth. */
function rankBands({ heightOf, domain: [low, high] }: ChartScale, kind: 'line' | 'bar') {
  return (
    <>
      {kind === 'line' && (
        <ReferenceArea y1={heightOf(3)} y2={high} fill={token('color-good-soft')} fillOpacity={0.7} />
      )}
      <ReferenceArea y1={low} y2={0.8} fill={token('color-line-2')} fillOpacity={0.8} />
    </>
  );
}

interface BarsLook {
  axis: ChartProps['axis'];
  isStacked: boolean;
  isDense: boolean;
}

function bars(series: readonly DrawnSeries[], { axis, isStacked, isDense }: BarsLook) {
  return series.map(({ id, color, index, compared }) => [
    compared && !isStacked && (
      <Bar
        key={`${id} before`}
        dataKey={`before${index}`}
        fill={token(color)}
        fillOpacity={0.35}
        isAnimationActive={false}
      />
    ),
    <Bar
      key={id}
      dataKey={`now${index}`}
      fill={token(color)}
      stroke={token('color-surface')}
      strokeWidth={isDense ? 0 : 1}
      isAnimationActive={false}
      minPointSize={axis === 'rank' ? 3 : 0}
      {...(isStacked && { stackId: 'all' })}
    />,
  ]);
}

function highest(series: readonly ChartSeries[], isStacked: boolean): number[] {
  const values = series.flatMap(({ values: own, compared = [] }) => [...own, ...compared]);
  const known = values.filter((value) => value !== null);
  if (!isStacked) return [known.reduce((most, value) => Math.max(most, value), 0)];
  const sums = (series[0]?.values ?? []).map((_value, index) =>
    series.reduce((sum, { values: own }) => sum + (own[index] ?? 0), 0),
  );
  return [sums.reduce((most, value) => Math.max(most, value), 0)];
}

const Drawing = styled.div.withConfig(innerClass('Chart-drawing'))`
  position: relative;
  min-block-size: 280px;
`;
