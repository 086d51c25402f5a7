import type { TokenName } from '../../theme/tokens.ts';

/**
 * What the upright axis counts: positions with the first on top, shares of 0 to 1, whole numbers, stars of 1 to 5, or
 * scores of -100 to 100.
 */
export type ChartAxis = 'rank' | 'share' | 'count' | 'stars' | 'score';

/** How values are drawn. */
export type ChartKind = 'line' | 'bar' | 'doughnut';

/** One line, one colour of the bars, or one slice. */
export interface ChartSeries {
  id: string;
  label: string;
  color: TokenName;
  /**
   * One of each date. Null where nothing was measured: the line has a gap. On the axis of positions 21 stands for
   * "looked for and not among the first twenty", which has a lane of its own.
   */
  values: readonly (number | null)[];
  /** The same of the earlier period: a thin dashed line. */
  compared?: readonly (number | null)[] | undefined;
}

/** A series with its place among all of them, hidden ones included, which gives its dashes and shape. */
export type DrawnSeries = ChartSeries & { readonly index: number };

/** How long one step of a chart is. */
export type ChartStep = 'day' | 'week' | 'month';

/** What should be known of a day. */
export interface ChartNote {
  /** The day, as `YYYY-MM-DD`. */
  date: string;
  text: string;
}

/** The last point that begins on the day or before it; -1 before the first. */
function pointOf(date: string, dates: readonly string[]): number {
  return dates.findLastIndex((first) => first <= date);
}

/** What is noted at each point of a chart, by its number. */
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

/** Colours of series, the most different first; after the ninth they begin again. */
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

/** The colour of the n-th series, counted from 0. */
export function seriesColor(index: number): TokenName {
  return seriesColors[index % seriesColors.length] ?? 'color-series-1';
}

/** The dashes of the n-th series: the first five have shapes of their own, the others dashes, too. */
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

/** The outline of the n-th series' shape around a place, for the `d` of a path. */
export function seriesShape(index: number, x: number, y: number): string {
  const [dx, dy, outline] = shapes[index % shapes.length] ?? shapes[0];
  return `M${tenths(x + dx)} ${tenths(y + dy)}${outline}`;
}

/** Pixels to a tenth: more would only lengthen a path. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
