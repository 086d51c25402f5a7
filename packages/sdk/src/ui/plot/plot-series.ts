import type { TokenName } from '../../theme/tokens.ts';

/**
 * What the upright axis counts: positions with the first on top, shares of 0 to 1, whole numbers, stars of 1 to 5, or
 * scores of -100 to 100.
 */
export type PlotAxis = 'rank' | 'share' | 'count' | 'stars' | 'score';

/** How values are drawn. */
export type PlotKind = 'line' | 'bar' | 'doughnut';

/** One line, one colour of the bars, or one slice. */
export interface PlotSeries {
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

/** How long one step of a chart is. */
export type PlotStep = 'day' | 'week' | 'month';

/** What should be known of a day. */
export interface PlotNote {
  /** The day, as `YYYY-MM-DD`. */
  date: string;
  text: string;
}

/** Colours of series, the most different first; after the ninth they begin again. */
export const seriesColors: readonly TokenName[] = [
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
