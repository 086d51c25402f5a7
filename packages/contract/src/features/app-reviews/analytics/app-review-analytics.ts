/** What reviews of apps are counted by. */
export const appAnalyticsDimensions = ['app', 'store', 'version', 'territory', 'category'] as const;

/** One way to part the figures of reviews of apps. */
export type AppAnalyticsDimension = (typeof appAnalyticsDimensions)[number];
