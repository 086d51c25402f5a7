import type { TokenName } from '../../theme/tokens.ts';

/**
 * Unit of the vertical axis: ranks with the first on top, shares from 0 to 1, small shares from 0 to the highest of them,
 * integers, stars from 1 to 5, or scores from -100 to 100.
 */
export type ChartAxis = 'rank' | 'share' | 'rate' | 'count' | 'stars' | 'score';

/** Kind of the chart. */
export type ChartKind = 'line' | 'bar' | 'doughnut';

/** A series: a line, bars of one colour, or a slice. */
export interface ChartSeries {
  id: string;
  label: string;
  color: TokenName;
  /**
   * One value for each date. Null if nothing was measured: the line has a gap. On the rank axis, 21 means "not among
   * the first twenty", which has its own band.
   */
  values: readonly (number | null)[];
  /** Values of the earlier period, drawn as a thin dashed line. */
  compared?: readonly (number | null)[] | undefined;
}

/** A series with its index among all of them, hidden ones included, which determines dashes and shape. */
export type DrawnSeries = ChartSeries & { readonly index: number };

/** Length of one step of a chart. */
export type ChartStep = 'day' | 'week' | 'month';

/** A note on a day. */
export interface ChartNote {
  /** The day, as `YYYY-MM-DD`. */
  date: string;
  text: string;
}

/** Returns the last point that begins on or before the day; -1 before the first. */
function pointOf(date: string, dates: readonly string[]): number {
  return dates.findLastIndex((first) => first <= date);
}

/** Groups notes by the index of their point. */
export function notesByPoint(
  dates: readonly string[],
  notes: readonly ChartNote[],
): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  for (const { date, text } of notes) {
    const index = pointOf(date, dates);
    found.set(index, [...(found.get(index) ?? []), text]);
  }
  return found;
}

/** Colours of series, the most distinct first; repeated after the ninth. */
const seriesColors: readonly TokenName[] = [
  'color-series-1',
  'color-series-2',
  'color-series-3',
  'color-series-4',
  'color-series-5',
  'color-series-6',
  'color-series-7',
  'color-series-8',
  'color-series-9',
];

/** Returns the colour of the n-th series, from 0. */
export function seriesColor(index: number): TokenName {
  return seriesColors[index % seriesColors.length] ?? 'color-series-1';
}

/** Returns the dashes of the n-th series. The first five differ by shape alone, the others also by dashes. */
export function seriesDash(index: number): string | undefined {
  return dashes[(index % seriesColors.length) - 5];
}

const dashes = ['7 3', '2 3', '9 3 2 3', '12 5'];

/** Shapes around the origin, one a series, in relative steps: circle, square, triangle, diamond, triangle upside down. */
const shapes = [
  [-3.5, 0, 'a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0'],
  [-3.2, -3.2, 'h6.4v6.4h-6.4z'],
  [0, -4.2, 'l4 7.2h-8z'],
  [0, -4.6, 'l4.6 4.6l-4.6 4.6l-4.6 -4.6z'],
  [0, 4.2, 'l4 -7.2h-8z'],
] as const;

/** Returns the `d` of a path with the n-th series' shape around a point. */
export function seriesShape(index: number, x: number, y: number): string {
  const [dx, dy, outline] = shapes[index % shapes.length] ?? shapes[0];
  return `M${tenths(x + dx)} ${tenths(y + dy)}${outline}`;
}

/** Rounds pixels to tenths, to keep paths short. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
