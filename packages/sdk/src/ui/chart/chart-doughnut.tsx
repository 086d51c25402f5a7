'use client';
import type { JSX } from 'react';
import { Pie, PieChart } from 'recharts';
import { styled } from 'styled-components';
import { useFormat } from '../../i18n/use-format.ts';
import { innerClass } from '../../theme/part-class.ts';
import { token } from '../../theme/token.ts';
import { SeriesMark } from './series-mark.tsx';
import type { DrawnSeries } from './chart-series.ts';
import type { ChartValues } from './chart-props.ts';

interface ChartDoughnutProps extends Omit<ChartValues, 'series'> {
  series: readonly DrawnSeries[];
  height: number;
}

/** A doughnut chart; each series is a slice of the sum of its values. */
export function ChartDoughnut({ label, series, height }: ChartDoughnutProps): JSX.Element {
  const format = useFormat();
  const slices = series.map(({ id, label: name, color, index, values, compared }) => ({
    id,
    name,
    color,
    index,
    value: sum(values),
    before: compared && sum(compared),
    fill: token(color),
  }));
  const total = slices.reduce((all, { value }) => all + value, 0);
  const totalBefore = slices.reduce((all, { before = 0 }) => all + before, 0);
  const share = (value: number, whole: number) =>
    format.number(whole === 0 ? 0 : value / whole, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Room>
      <PieChart width={height - 40} height={height - 40} accessibilityLayer={false} aria-hidden>
        <Pie
          data={slices}
          dataKey="value"
          nameKey="name"
          innerRadius="62%"
          outerRadius="100%"
          startAngle={90}
          endAngle={-270}
          stroke={token('color-surface')}
          strokeWidth={2}
          isAnimationActive={false}
          rootTabIndex={-1}
        />
      </PieChart>
      <ul aria-label={label}>
        {slices.map(({ id, name, color, index, value, before }) => (
          <li key={id}>
            <SeriesMark color={color} index={index} />
            <span>{name}</span>
            <b>{share(value, total)}</b>
            <small>
              {format.number(value)}
              {before !== undefined && <span>{` (${share(before, totalBefore)})`}</span>}
            </small>
          </li>
        ))}
      </ul>
    </Room>
  );
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((all, value) => all + (value ?? 0), 0);
}

const Room = styled.div.withConfig(innerClass('Chart-slices'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 20px 48px;
  padding-block: 20px;
  & > ul {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(90px, 1fr) auto minmax(60px, auto);
    align-items: center;
    gap: 10px;
  }
  & small {
    color: var(--pf-ink-2);
    text-align: var(--pf-text-end);
  }
`;
