import { missingRank, rankDepth } from '@pinfold/contract/features/rankings/rank';
import { tenths, type ChartAxis, type DrawnSeries } from './chart-series.ts';

/** Maps values to heights, and lists the ticks of the axis. */
export interface ChartScale {
  heightOf: (value: number) => number;
  domain: readonly [low: number, high: number];
  /** Values with a grid line. */
  ticks: readonly number[];
}

/** Ranks have the first on top, and a separate band for those beyond the twentieth. */
export function chartScale(axis: ChartAxis, values: readonly number[]): ChartScale {
  switch (axis) {
    case 'rank':
      return { heightOf: rankHeight, domain: [-0.8, 21.7], ticks: [1, 3, 10, rankDepth, missingRank] };
    case 'share':
      return { heightOf: identity, domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1] };
    case 'stars':
      return { heightOf: identity, domain: [1, 5], ticks: [1, 2, 3, 4, 5] };
    case 'score':
      return { heightOf: identity, domain: [-100, 100], ticks: [-100, -50, 0, 50, 100] };
    case 'rate': {
      // In whole thousandths, since steps of fractions add up to others.
      const { domain, ticks } = upTo(Math.ceil(1000 * Math.max(...values)));
      const share = (thousandths: number) => thousandths / 1000;
      return { heightOf: identity, domain: [0, share(domain[1])], ticks: ticks.map(share) };
    }
    case 'count':
      return upTo(Math.max(...values));
  }
}

/** Returns an axis of integers from 0, at least to 1. */
function upTo(highest: number): ChartScale {
  const most = Math.max(1, highest);
  const step = niceStep(most);
  const last = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: last / step + 1 }, (_none, index) => index * step);
  return { heightOf: identity, domain: [0, last], ticks };
}

function rankHeight(value: number): number {
  return value <= rankDepth ? rankDepth + 2 - value : Math.max(0, 2 * (missingRank - value));
}

function identity(value: number): number {
  return value;
}

function niceStep(most: number): number {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? 1;
}

/** One point of all series for recharts: heights by index of the series, `before…` those of the earlier period. */
type ChartRow = { index: number } & Record<`now${number}` | `before${number}`, number | null>;

/** Returns the heights of all points; null values have none, so that the line has a gap. */
export function chartRows(
  count: number,
  series: readonly DrawnSeries[],
  { heightOf }: ChartScale,
): ChartRow[] {
  const heightAt = (values: readonly (number | null)[], at: number) => {
    const value = values[at] ?? null;
    return value === null ? null : heightOf(value);
  };
  return Array.from({ length: count }, (_none, at) => {
    const row: ChartRow = { index: at };
    for (const { index, values, compared } of series) {
      row[`now${index}`] = heightAt(values, at);
      if (compared) row[`before${index}`] = heightAt(compared, at);
    }
    return row;
  });
}

/** Space around the plot in pixels; `dates` and `notes` are rows below it. */
export const chartEdges = { top: 8, start: 42, end: 22, dates: 24, notes: 16 } as const;

/** Returns the point nearest to a position: lines span the whole width, bars are centred in equal parts. */
export function nearestPoint(
  x: number,
  { width, count, kind }: { width: number; count: number; kind: 'line' | 'bar' },
): number {
  const inner = width - chartEdges.start - chartEdges.end;
  const part = inner > 0 ? (x - chartEdges.start) / inner : 0;
  const index = kind === 'bar' || count < 2 ? Math.floor(part * count) : Math.round(part * (count - 1));
  return Math.min(count - 1, Math.max(0, index));
}

/** Width of a date label with its margin, in pixels. */
const dateWidth = 86;

/** Returns evenly spaced points with a date label, as many as fit. */
export function spreadTicks(count: number, width: number): number[] {
  const most = Math.max(1, Math.min(7, Math.floor(width / dateWidth)));
  const step = Math.max(1, Math.ceil(count / most));
  const first = Math.floor(((count - 1) % step) / 2);
  return Array.from({ length: Math.ceil((count - first) / step) }, (_none, index) => first + index * step);
}

/** Points at which a line shows its shape: all if there are few, else about a dozen; also points without neighbours. */
export function shapedPoints(values: readonly (number | null)[]): number[] {
  const step = values.length <= 31 ? 1 : Math.ceil(values.length / 12);
  return values.flatMap((value, index) => {
    if (value === null) return [];
    const isLone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
    return isLone || index % step === Math.floor(step / 2) ? [index] : [];
  });
}

/** Returns the `d` of a path through the measured points, with a gap at each null. */
export function linePath(
  values: readonly (number | null)[],
  xOf: (index: number) => number,
  yOf: (value: number) => number,
): string {
  let path = '';
  let isOpen = false;
  values.forEach((value, index) => {
    if (value !== null) path += `${isOpen ? 'L' : 'M'}${tenths(xOf(index))} ${tenths(yOf(value))}`;
    isOpen = value !== null;
  });
  return path;
}
