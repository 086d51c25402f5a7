'use client';
import {
  useState,
  type ComponentType,
  type JSX,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { DefaultZIndexes, Tooltip, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts';
import { styled } from 'styled-components';
import { useTranslate } from '../../i18n/use-translate.ts';
import { innerClass } from '../../theme/part-class.ts';
import { token } from '../../theme/token.ts';
import { focusRing } from '../focus-ring.ts';
import type { ChartReading, ChartTooltipProps } from './chart-props.ts';
import { chartEdges, nearestPoint, type ChartScale } from './chart-scale.ts';
import type { DrawnSeries } from './chart-series.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { ChartText } from './use-chart-text.ts';

interface ChartCursorProps {
  label: string;
  kind: 'line' | 'bar';
  dates: readonly string[];
  comparedDates?: readonly string[] | undefined;
  series: readonly DrawnSeries[];
  scale: ChartScale;
  text: ChartText;
  noted: ReadonlyMap<number, readonly string[]>;
  Tooltip: ComponentType<ChartTooltipProps> | undefined;
  /** Renders the chart with the values at the selected point. */
  children: (cursor: ReactElement) => ReactNode;
}

/**
 * Chooses a point by pointer, finger or arrow keys, and lets recharts show it. recharts' own keys know only left and
 * right and say nothing: for screen readers this is a slider along the dates, whose value is what the chart says
 * there.
 */
export function ChartCursor({
  dates,
  series,
  text,
  children,
  kind,
  ...chart
}: ChartCursorProps): JSX.Element | null {
  const t = useTranslate();
  const [chosen, setChosen] = useState<number>();
  const last = dates.length - 1;
  const index = Math.min(chosen ?? last, last);
  const date = dates[index];
  if (date === undefined) return null;
  const comparedDate = chart.comparedDates?.[index];
  const said: ChartTooltipProps = {
    heading: text.point(date),
    comparedHeading: comparedDate && text.point(comparedDate),
    readings: series.map<ChartReading>((one) => ({
      series: one,
      value: one.values[index] ?? null,
      text: text.value(one.values[index]),
      comparedText: one.compared && text.value(one.compared[index]),
    })),
    notes: chart.noted.get(index) ?? [],
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setChosen(undefined);
    const next = steps[event.key]?.(chosen === undefined ? last + 1 : index, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, next)));
  };
  const follow = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(nearestPoint(event.clientX - left, { width, count: dates.length, kind }));
  };
  const leave = () => setChosen(undefined);
  return (
    <Cursor
      role="slider"
      tabIndex={0}
      aria-label={t('plot.cursor', { chart: chart.label })}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={inWords(said, t('plot.not_measured'))}
      onKeyDown={move}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={leave}
      onBlur={leave}
    >
      {children(
        <>
          <Tooltip
            active={chosen !== undefined}
            {...(chosen !== undefined && { defaultIndex: chosen })}
            content={<TooltipContent Content={chart.Tooltip ?? ChartTooltip} said={said} />}
            cursor={kind === 'line' ? { stroke: token('color-ink-3') } : { fill: token('color-hover') }}
            position={{ y: chartEdges.top }}
            offset={12}
            // Without any value, the tooltip shows that nothing was measured.
            filterNull={false}
            isAnimationActive={false}
            wrapperStyle={{ zIndex: 1 }}
          />
          {kind === 'line' && chosen !== undefined && (
            <PointDots at={chosen} series={series} scale={chart.scale} />
          )}
        </>,
      )}
    </Cursor>
  );
}

/** Drops the props that recharts adds. */
function TooltipContent({
  Content,
  said,
}: {
  Content: ComponentType<ChartTooltipProps>;
  said: ChartTooltipProps;
}) {
  return (
    <Bubble>
      <Content {...said} />
    </Bubble>
  );
}

interface PointDotsProps {
  at: number;
  series: readonly DrawnSeries[];
  scale: ChartScale;
}

/** A dot on each line at a point. A `ReferenceDot` would make recharts recompute its axes with every move. */
function PointDots({ at, series, scale }: PointDotsProps) {
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.activeDot}>
      {series.map(({ id, color, values }) => {
        const value = values[at] ?? null;
        return (
          value !== null && (
            <circle
              key={id}
              cx={xOf?.(at)}
              cy={yOf?.(scale.heightOf(value))}
              r={4}
              fill={token(color)}
              stroke={token('color-surface')}
              strokeWidth={2}
            />
          )
        );
      })}
    </ZIndexLayer>
  );
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at, last) => at - Math.ceil(last / 10),
  PageUp: (at, last) => at + Math.ceil(last / 10),
  Home: () => 0,
  End: (_at, last) => last,
};

function inWords({ heading, readings, notes }: ChartTooltipProps, missing: string): string {
  const values = readings.map(
    ({ series, value, text, comparedText }) =>
      `${series.label}: ${value === null ? missing : text}${comparedText ? ` (${comparedText})` : ''}`,
  );
  return [heading, ...values, ...notes].join('; ');
}

// No pointer events inside: recharts would keep the pointer's position, and ignore selections by keyboard.
const Cursor = styled.div.withConfig(innerClass('Chart-cursor'))`
  ${focusRing}
  border-radius: var(--pf-radius-s);
  touch-action: pan-y;
  & > * {
    pointer-events: none;
  }
`;

// The tooltip is beside its point, with a maximum width.
const Bubble = styled.div`
  inline-size: max-content;
  max-inline-size: 260px;
  @media print {
    display: none;
  }
`;
