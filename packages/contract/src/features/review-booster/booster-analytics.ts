/** What answers to forms are counted by. */
export const boosterAnalyticsDimensions = ['form', 'location', 'channel', 'category'] as const;

/** One way to part the figures of answers to forms. */
export type BoosterAnalyticsDimension = (typeof boosterAnalyticsDimensions)[number];
