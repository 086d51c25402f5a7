'use client';
import type { JSX } from 'react';
import { DefaultZIndexes, Line, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts';
import { token } from '../../theme/token.ts';
import { linePath, shapedPoints, type ChartScale } from './chart-scale.ts';
import { seriesDash, seriesShape, type ChartSeries, type DrawnSeries } from './chart-series.ts';

interface ChartLinesProps {
  series: readonly DrawnSeries[];
  scale: ChartScale;
}

/** Above this number of points, lines are paths of our own: recharts creates several objects a point (decision 0019). */
const mostPoints = 2000;

/** Whether lines are drawn as paths, without recharts' data. */
export function hasManyPoints(series: readonly ChartSeries[]): boolean {
  const counts = series.map(({ values, compared = [] }) => values.length + compared.length);
  return counts.reduce((sum, count) => sum + count, 0) > mostPoints;
}

/** The lines of all series with their shapes, above those of the earlier period; null values are gaps. */
export function ChartLines({ series, scale }: ChartLinesProps): JSX.Element {
  const strokes = strokesOf(series);
  return (
    <>
      {hasManyPoints(series) ? (
        <Paths strokes={strokes} scale={scale} />
      ) : (
        strokes.map(({ key, look }) => <Line {...plain} key={key} dataKey={key} {...look} />)
      )}
      <Shapes series={series} scale={scale} />
    </>
  );
}

const plain = { dot: false, activeDot: false, isAnimationActive: false, type: 'linear' } as const;

interface Stroke {
  /** By index of the series, since recharts parses a dot in an id as a path. */
  key: string;
  values: readonly (number | null)[];
  look: { stroke: string; strokeWidth: number; strokeOpacity?: number; strokeDasharray?: string };
}

function strokesOf(series: readonly DrawnSeries[]): Stroke[] {
  const before = series.flatMap(({ color, index, compared }) =>
    compared
      ? {
          key: `before${index}`,
          values: compared,
          look: { stroke: token(color), strokeWidth: 1.2, strokeOpacity: 0.65, strokeDasharray: '3 4' },
        }
      : [],
  );
  const now = series.map(({ color, index, values }) => {
    const dash = seriesDash(index);
    const look = {
      stroke: token(color),
      strokeWidth: 2,
      ...(dash !== undefined && { strokeDasharray: dash }),
    };
    return { key: `now${index}`, values, look };
  });
  return [...before, ...now];
}

/** The lines as paths of our own. An invisible `Line` is needed too, since recharts shows no tooltip without one. */
function Paths({ strokes, scale }: { strokes: readonly Stroke[]; scale: ChartScale }) {
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  const x = (at: number) => xOf?.(at) ?? 0;
  const y = (value: number) => yOf?.(scale.heightOf(value)) ?? 0;
  return (
    <>
      <Line {...plain} dataKey="index" stroke="none" />
      <ZIndexLayer zIndex={DefaultZIndexes.line}>
        <g fill="none" strokeLinejoin="round">
          {strokes.map(({ key, values, look }) => (
            <path key={key} d={linePath(values, x, y)} {...look} />
          ))}
        </g>
      </ZIndexLayer>
    </>
  );
}

/** The shapes of each line as one path; recharts' dots would be one element a point. */
function Shapes({ series, scale }: ChartLinesProps) {
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.scatter}>
      {series.map(({ id, color, index, values }) => (
        <path
          key={id}
          d={shapedPoints(values)
            .map((at) => seriesShape(index, xOf?.(at) ?? 0, yOf?.(scale.heightOf(values[at] ?? 0)) ?? 0))
            .join('')}
          fill={token(color)}
        />
      ))}
    </ZIndexLayer>
  );
}
