'use client';
import { useState, type ComponentType, type KeyboardEvent, type PointerEvent, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../i18n/use-translate.ts';
import { partClass } from '../../theme/part-class.ts';
import { token } from '../../theme/token.ts';
import { focusRing } from '../focus-ring.ts';
import type { DrawnSeries } from './drawn-plot.tsx';
import type { PlotRoom } from './plot-room.ts';
import { heightShare, type PlotScale } from './plot-scale.ts';
import { PlotTooltip } from './plot-tooltip.tsx';
import type { PlotReading, PlotTooltipProps } from './plot-props.ts';
import type { PlotWords } from './use-plot-words.ts';

interface PlotCursorProps {
  label: string;
  dates: readonly string[];
  comparedDates: readonly string[] | undefined;
  series: readonly DrawnSeries[];
  isStacked: boolean;
  room: PlotRoom;
  scale: PlotScale;
  words: PlotWords;
  notesAt: (index: number) => readonly string[];
  Tooltip: ComponentType<PlotTooltipProps> | undefined;
}

/**
 * What follows the pointer and the arrow keys through the points. For screen readers it is a slider along the dates,
 * whose value is what the chart says at that date.
 */
export function PlotCursor({
  dates,
  series,
  room,
  scale,
  words,
  ...plot
}: PlotCursorProps): JSX.Element | null {
  const t = useTranslate();
  const [chosen, setChosen] = useState<number>();
  const last = dates.length - 1;
  const index = Math.min(chosen ?? last, last);
  const date = dates[index];
  if (date === undefined) return null;
  const comparedDate = plot.comparedDates?.[index];
  const readings = series.map<PlotReading>((one) => ({
    series: one,
    value: one.values[index] ?? null,
    text: words.value(one.values[index]),
    comparedText: one.compared && words.value(one.compared[index]),
  }));
  const said: PlotTooltipProps = {
    heading: words.point(date),
    comparedHeading: comparedDate && words.point(comparedDate),
    readings,
    notes: plot.notesAt(index),
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setChosen(undefined);
    const next = steps[event.key]?.(chosen === undefined ? last + 1 : index, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, next)));
  };
  const follow = (event: PointerEvent) =>
    setChosen(room.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const x = room.xOf(index);
  const Tooltip = plot.Tooltip ?? PlotTooltip;
  return (
    <Cursor
      role="slider"
      tabIndex={0}
      aria-label={t('plot.cursor', { chart: plot.label })}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={inWords(said, t('plot.not_measured'))}
      onKeyDown={move}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setChosen(undefined)}
      onBlur={() => setChosen(undefined)}
    >
      {chosen !== undefined && (
        <>
          <Rule style={{ insetInlineStart: x, top: room.top, blockSize: room.innerHeight }} />
          {!plot.isStacked &&
            readings.map(
              ({ series: one, value }) =>
                value !== null && (
                  <Dot
                    key={one.id}
                    style={{
                      left: x,
                      top: room.top + room.innerHeight * (1 - heightShare(scale, value)),
                      background: token(one.color),
                    }}
                  />
                ),
            )}
          <Bubble data-side={x > room.innerWidth / 2 ? 'start' : 'end'} style={{ left: x, top: room.top }}>
            <Tooltip {...said} />
          </Bubble>
        </>
      )}
    </Cursor>
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

function inWords({ heading, readings, notes }: PlotTooltipProps, missing: string): string {
  const values = readings.map(
    ({ series, value, text, comparedText }) =>
      `${series.label}: ${value === null ? missing : text}${comparedText ? ` (${comparedText})` : ''}`,
  );
  return [heading, ...values, ...notes].join('; ');
}

const Cursor = styled.div.withConfig(partClass('Plot-cursor'))`
  ${focusRing}
  position: absolute;
  inset: 0;
  border-radius: var(--pf-radius-s);
  touch-action: pan-y;
  @media print {
    display: none;
  }
`;

const Rule = styled.div.withConfig(partClass('Plot-rule'))`
  position: absolute;
  inline-size: 1px;
  background: var(--pf-ink-3);
  pointer-events: none;
`;

const Dot = styled.div.withConfig(partClass('Plot-dot'))`
  position: absolute;
  inline-size: 10px;
  block-size: 10px;
  margin: -5px;
  border: 2px solid var(--pf-surface);
  border-radius: 50%;
  pointer-events: none;
`;

const Bubble = styled.div.withConfig(partClass('Plot-tooltip'))`
  position: absolute;
  z-index: 1;
  inline-size: max-content;
  max-inline-size: 260px;
  margin-inline-start: 12px;
  pointer-events: none;
  &:where([data-side='start']) {
    margin-inline-start: -12px;
    transform: translateX(-100%);
  }
`;
