'use client';
import type { JSX } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { ChartTable } from './chart-table.tsx';
import type { ChartProps } from './chart-props.ts';

/**
 * A chart of series over time, or the same values as a table. Its code is loaded when the first chart is shown; the server renders a table. Arrow
 * keys move a cursor, whose values screen readers announce.
 *
 * @throws Error outside a `PinfoldProvider`.
 */
export function Chart({ isTable = false, ...plot }: ChartProps): JSX.Element {
  const isServer = useIsSSR();
  if (isServer || isTable) return <ChartTable {...plot} />;
  return (
    <Frame>
      <ChartDrawing {...plot} />
    </Frame>
  );
}

const ChartDrawing = /* @__PURE__ */ lazyComponent(
  async () => (await import('./chart-drawing.tsx')).ChartDrawing,
);

// With forced colours, lines differ by dashes and shapes.
const Frame = styled.div.withConfig(innerClass('Chart-frame'))`
  min-inline-size: 0;
  min-block-size: 280px;
  break-inside: avoid;
  @media (forced-colors: active) {
    ${Array.from({ length: 9 }, (_none, index) => `--pf-series-${index + 1}: CanvasText;`).join(' ')}
    --pf-good-soft: Canvas;
    --pf-line: GrayText;
    --pf-line-2: Canvas;
    --pf-ink-2: CanvasText;
    --pf-ink-3: CanvasText;
  }
`;
