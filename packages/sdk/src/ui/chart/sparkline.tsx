'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import { linePath } from './chart-scale.ts';

interface SparklineProps {
  /** What it shows, for screen readers. */
  label: string;
  /** Null is a gap. */
  values: readonly (number | null)[];
}

/** The course of a value in a small line, which breaks where nothing was measured; without axes, so its size says little. */
export function Sparkline({ label, values }: SparklineProps): JSX.Element {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  // A change of less than a tenth of the scale shall not look like a landslide.
  const middle = (low + high) / 2;
  const half = Math.max(least, high - low) / 2;
  const x = (at: number) => (values.length < 2 ? 50 : (100 * at) / (values.length - 1));
  const y = (value: number) => 16 - (13 * (value - middle)) / half;
  return (
    <Drawing viewBox="0 0 100 32" preserveAspectRatio="none" role="img" aria-label={label}>
      <path d={linePath(values, x, y) + lonePoints(values, x, y)} />
    </Drawing>
  );
}

const least = 10;

/** A point without neighbours has no line, and would not be seen. */
function lonePoints(
  values: SparklineProps['values'],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, at) => {
      const isLone = (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
      return value !== null && isLone ? `M${x(at)} ${y(value)}h1` : '';
    })
    .join('');
}

const Drawing = styled.svg.withConfig(innerClass('Sparkline'))`
  display: block;
  inline-size: 100%;
  block-size: 36px;
  overflow: visible;
  fill: none;
  stroke: var(--pf-series-1);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > path {
    vector-effect: non-scaling-stroke;
  }
`;
