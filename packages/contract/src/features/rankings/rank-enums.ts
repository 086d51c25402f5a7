/** Charts of positions over time (product spec, section 3): the best of each keyword, or one keyword's average. */
export const rankCharts = ['top', 'average'] as const;
/** One chart. */
export type RankChartKind = (typeof rankCharts)[number];

/** What one point of a series covers. Weeks begin on Monday. */
export const rankResolutions = ['day', 'week', 'month'] as const;
/** One resolution. */
export type RankResolution = (typeof rankResolutions)[number];

/** Bands of positions: 1-3, 4-10, 11-20, and everything else (product spec, section 9). */
export const rankBands = ['top3', 'top10', 'top20', 'beyond'] as const;
/** One band. */
export type RankBand = (typeof rankBands)[number];

/** How often a grid is scanned by itself. */
export const gridIntervals = ['never', 'day', 'week', 'month'] as const;
/** One interval. */
export type GridInterval = (typeof gridIntervals)[number];

/** Points along one side of a grid; odd, so that the location is in the middle. */
export const gridSizes = [3, 5, 7, 9, 11, 13] as const;
/** One size. */
export type GridSize = (typeof gridSizes)[number];

/** Metres between two points of a grid. */
export const gridSpacing = { min: 100, max: 5000, default: 500 } as const;

/** Orders of the table of positions. */
export const rankOrders = ['name', 'city', 'position', '-position', 'change', '-change'] as const;
/** One order; `position` has the best first, `change` the greatest gain. */
export type RankOrder = (typeof rankOrders)[number];
