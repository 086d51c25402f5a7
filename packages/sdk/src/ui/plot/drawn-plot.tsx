'use client';
import { useMemo, useRef, type ComponentType, type JSX } from 'react';
import { Bar, BarChart, CartesianGrid, LineChart, XAxis, YAxis } from 'recharts';
import { token } from '../../theme/token.ts';
import { NoteLines } from './note-lines.tsx';
import { PlotBands } from './plot-bands.tsx';
import { PlotCursor } from './plot-cursor.tsx';
import { PlotLines } from './plot-lines.tsx';
import { notesAt } from './notes-at.ts';
import { plotRoom } from './plot-room.ts';
import { plotRows } from './plot-rows.ts';
import { plotScale } from './plot-scale.ts';
import type { PlotSeries } from './plot-series.ts';
import type { PlotTooltipProps, PlotProps } from './plot-props.ts';
import { spreadTicks } from './spread-ticks.ts';
import { usePlotWords } from './use-plot-words.ts';
import { useWidth } from './use-width.ts';

/** A series with its place among all of them, hidden ones included, which gives its dashes and shape. */
export type DrawnSeries = PlotSeries & { readonly index: number };

export interface DrawnPlotProps extends Omit<PlotProps, 'series' | 'slots' | 'plotRef' | 'hasLegend'> {
  kind: 'line' | 'bar';
  series: readonly DrawnSeries[];
  height: number;
  Tooltip: ComponentType<PlotTooltipProps> | undefined;
}

/** Lines or bars with their axes, drawn with recharts; what follows the pointer is laid over it. */
export function DrawnPlot({
  kind,
  axis,
  dates,
  resolution,
  series,
  notes = [],
  ...plot
}: DrawnPlotProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const words = usePlotWords(axis, resolution);
  const notedAt = useMemo(() => notesAt(dates, notes), [dates, notes]);
  const isBar = kind === 'bar';
  const rows = useMemo(() => (isBar ? plotRows(dates, series, axis) : edges), [isBar, dates, series, axis]);
  const scale = useMemo(
    () => plotScale(axis, highest(series, isBar && plot.isStacked === true)),
    [axis, series, isBar, plot.isStacked],
  );
  const room = plotRoom({ width, height: plot.height, count: dates.length, kind });
  const chart = {
    width,
    height: plot.height,
    data: rows,
    margin: { top: room.top, right: room.end, bottom: room.below, left: 0 },
    accessibilityLayer: false,
  };
  const ticks = spreadTicks(dates.length, room.innerWidth);
  const tickStyle = { fill: token('color-ink-3'), fontSize: 11 };
  const backdrop = (
    <>
      <CartesianGrid vertical={false} stroke={token('color-line')} strokeDasharray="2 4" />
      <YAxis
        width={room.start}
        domain={[...scale.domain]}
        ticks={scale.ticks.map(scale.heightOf)}
        tickFormatter={(height: number) =>
          words.value(scale.ticks.find((value) => scale.heightOf(value) === height))
        }
        interval={0}
        axisLine={false}
        tickLine={false}
        tick={tickStyle}
        allowDataOverflow
      />
    </>
  );
  const dateAxis = {
    dataKey: 'index',
    height: room.axis,
    ticks,
    tickFormatter: (index: number) => words.tick(dates[index] ?? ''),
    interval: 0 as const,
    tickLine: false,
    axisLine: { stroke: token('color-line') },
    tick: tickStyle,
  };
  return (
    <div ref={root}>
      {width > 0 &&
        (kind === 'line' ? (
          <LineChart {...chart}>
            {backdrop}
            <XAxis
              {...dateAxis}
              type="number"
              domain={dates.length > 1 ? [0, dates.length - 1] : [-1, 1]}
              allowDecimals={false}
            />
            {axis === 'rank' && <PlotBands {...{ room, scale }} hasTop />}
            <PlotLines {...{ series, room, scale }} />
            <NoteLines {...{ dates, notes, room }} notesAt={notedAt} />
          </LineChart>
        ) : (
          <BarChart {...chart} barCategoryGap={dates.length > 60 ? 0 : '18%'} barGap={1}>
            {backdrop}
            <XAxis {...dateAxis} />
            {axis === 'rank' && <PlotBands {...{ room, scale }} />}
            {series.map(({ id, color, compared }) => [
              compared && !plot.isStacked && (
                <Bar
                  key={`${id} before`}
                  dataKey={`before ${id}`}
                  fill={token(color)}
                  fillOpacity={0.35}
                  isAnimationActive={false}
                />
              ),
              <Bar
                key={id}
                dataKey={id}
                fill={token(color)}
                stroke={token('color-surface')}
                strokeWidth={dates.length > 60 ? 0 : 1}
                isAnimationActive={false}
                minPointSize={axis === 'rank' ? 3 : 0}
                {...(plot.isStacked && { stackId: 'all' })}
              />,
            ])}
            <NoteLines {...{ dates, notes, room }} notesAt={notedAt} />
          </BarChart>
        ))}
      <PlotCursor
        {...{ dates, series, room, scale, words }}
        notesAt={notedAt}
        label={plot.label}
        isStacked={plot.isStacked === true}
        comparedDates={plot.comparedDates}
        Tooltip={plot.Tooltip}
      />
    </div>
  );
}

// Lines are drawn apart; recharts only has to know that there is something to draw axes for.
const edges = [{ index: 0 }];

function highest(series: readonly PlotSeries[], isStacked: boolean): number[] {
  const values = series.flatMap(({ values: own, compared = [] }) => [...own, ...compared]);
  const known = values.filter((value) => value !== null);
  if (!isStacked) return [known.reduce((most, value) => Math.max(most, value), 0)];
  const sums = (series[0]?.values ?? []).map((_value, index) =>
    series.reduce((sum, { values: own }) => sum + (own[index] ?? 0), 0),
  );
  return [sums.reduce((most, value) => Math.max(most, value), 0)];
}
