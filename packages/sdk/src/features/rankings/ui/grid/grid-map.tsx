'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';

interface GridMapProps {
  /** What is to be seen, in a sentence or two. */
  label: string;
  /** Points a side. */
  size: number;
  /** Draws a point around the origin; forty units are from one to the next. */
  renderPoint: (point: number) => ReactNode;
}

/** Points where they lie around the location, on a ground that needs no pictures: rings around its door. */
export function GridMap({ label, size, renderPoint }: GridMapProps): JSX.Element {
  const side = size * step + 8;
  const corner = -side / 2;
  const middle = (size - 1) / 2;
  return (
    <Drawing
      viewBox={`${corner} ${corner} ${side} ${side}`}
      width={size * 60}
      data-dense={size > 9 || undefined}
      role="img"
      aria-label={label}
    >
      <rect x={corner} y={corner} width={side} height={side} rx="10" fill="var(--pf-line-2)" />
      {[1, 2, 3].map((ring) => (
        <circle key={ring} r={(side * ring) / 6} fill="none" stroke="var(--pf-surface)" strokeWidth="5" />
      ))}
      {Array.from({ length: size * size }, (_, point) => {
        const east = ((point % size) - middle) * step;
        const south = (Math.floor(point / size) - middle) * step;
        return (
          <g key={point} transform={`translate(${east} ${south})`}>
            {renderPoint(point)}
            {east === 0 && south === 0 && (
              <circle r="19" fill="none" stroke="var(--pf-ink)" strokeWidth="2" />
            )}
          </g>
        );
      })}
    </Drawing>
  );
}

const step = 40;

const Drawing = styled.svg.withConfig(innerClass('GeoGridCard-map'))`
  display: block;
  max-inline-size: min(100%, 560px);
  block-size: auto;
  margin-inline: auto;
  font-size: 15.5px;
  font-variant-numeric: tabular-nums;
  &:where([data-dense]) {
    font-size: 17px;
  }
  /* Colours are what is told here, in high contrast and on paper, too. */
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
