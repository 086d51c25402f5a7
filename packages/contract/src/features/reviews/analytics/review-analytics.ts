/** What reviews are counted by. */
export const analyticsDimensions = ['location', 'city', 'category'] as const;

/** One way to part the figures. */
export type AnalyticsDimension = (typeof analyticsDimensions)[number];
