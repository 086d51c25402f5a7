import type { JSX } from 'react';
import { token } from '../../theme/token.ts';
import type { DrawnSeries } from './drawn-plot.tsx';
import { markShapes } from './mark-shape.ts';
import { heightShare, type PlotScale } from './plot-scale.ts';
import type { PlotRoom } from './plot-room.ts';
import { seriesDash } from './plot-series.ts';

interface PlotLinesProps {
  series: readonly DrawnSeries[];
  room: PlotRoom;
  scale: PlotScale;
}

type Values = readonly (number | null)[];

/**
 * The lines of all series, each one path with gaps and one path with its shapes. recharts draws an element a point, which
 * holds a page up for a second where five keywords go back two years.
 */
export function PlotLines({ series, room, scale }: PlotLinesProps): JSX.Element {
  const yOf = (value: number) => room.top + room.innerHeight * (1 - heightShare(scale, value));
  return (
    <g fill="none" strokeLinejoin="round">
      {series.map(
        ({ id, color, compared }) =>
          compared && (
            <path
              key={id}
              data-line="before"
              d={linePath(compared, room, yOf)}
              stroke={token(color)}
              strokeWidth={1.2}
              strokeOpacity={0.65}
              strokeDasharray="3 4"
            />
          ),
      )}
      {series.map(({ id, color, values, index }) => (
        <g key={id}>
          <path
            data-line={index}
            d={linePath(values, room, yOf)}
            stroke={token(color)}
            strokeWidth={2}
            strokeDasharray={seriesDash(index)}
          />
          <path
            d={markedPoints(values)
              .map((at) => markAt(index, room.xOf(at), yOf(values[at] ?? 0)))
              .join('')}
            fill={token(color)}
          />
        </g>
      ))}
    </g>
  );
}

/** A path through the points that were measured; where one was not, it begins anew. */
export function linePath(
  values: Values,
  room: Pick<PlotRoom, 'xOf'>,
  yOf: (value: number) => number,
): string {
  let path = '';
  let isOpen = false;
  values.forEach((value, index) => {
    if (value !== null) path += `${isOpen ? 'L' : 'M'}${tenths(room.xOf(index))} ${tenths(yOf(value))}`;
    isOpen = value !== null;
  });
  return path;
}

/** Where a series shows its shape: at each of a few points, else about a dozen times, and where a lone point is no line. */
function markedPoints(values: Values): number[] {
  const step = values.length <= 31 ? 1 : Math.ceil(values.length / 12);
  return values.flatMap((value, index) => {
    if (value === null) return [];
    const isLone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
    return isLone || index % step === Math.floor(step / 2) ? [index] : [];
  });
}

// A shape is drawn around the origin in relative steps, so that only its beginning has to move.
function markAt(index: number, x: number, y: number): string {
  return (markShapes[index % markShapes.length] ?? '').replace(
    /^M(-?[\d.]+)[ ]?(-?[\d.]+)/,
    (_begin, dx: string, dy: string) => `M${tenths(x + Number(dx))} ${tenths(y + Number(dy))}`,
  );
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
