'use client';
import { useMemo, useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { DrawnDoughnut } from './drawn-doughnut.tsx';
import { DrawnPlot } from './drawn-plot.tsx';
import { PlotLegend } from './plot-legend.tsx';
import type { PlotSeries } from './plot-series.ts';
import type { PlotProps } from './plot-props.ts';
import './plot-parts.ts';

/** The chart as it is in a browser: drawn by recharts, with its cursor and its legend. */
export function LivePlot({
  hasLegend = true,
  height = 280,
  slots,
  plotRef,
  ...plot
}: PlotProps): JSX.Element {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(none);
  const { series, kind = 'line' } = plot;
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
  const Legend = slots?.Legend ?? PlotLegend;
  return (
    <>
      <Drawing ref={plotRef} data-kind={kind}>
        {kind === 'doughnut' ? (
          <DrawnDoughnut {...plot} series={shown} height={height} />
        ) : (
          <DrawnPlot {...plot} kind={kind} series={shown} height={height} Tooltip={slots?.Tooltip} />
        )}
      </Drawing>
      {hasLegend && kind !== 'doughnut' && (
        <Legend
          series={series}
          hiddenIds={hiddenIds}
          onToggle={toggle}
          kind={kind}
          hasCompared={!plot.isStacked && series.some(isCompared)}
        />
      )}
    </>
  );
}

const none: ReadonlySet<string> = new Set();

function isCompared({ compared = [] }: PlotSeries): boolean {
  return compared.some((value) => value !== null);
}

const Drawing = styled.div.withConfig(partClass('Plot-drawing'))`
  position: relative;
  min-block-size: 280px;
`;
