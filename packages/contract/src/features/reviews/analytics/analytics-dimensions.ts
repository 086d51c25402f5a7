/** What reviews are counted by. */
export const analyticsDimensions = ['location', 'city', 'category'] as const;

/** One way to part the figures. */
export type AnalyticsDimension = (typeof analyticsDimensions)[number];

/** How long one step of a series is. */
export const analyticsUnits = ['day', 'week', 'month'] as const;

/** One length of a step. */
export type AnalyticsUnit = (typeof analyticsUnits)[number];

/** What a table of figures is sorted by; `-` first is from the highest. */
export const analyticsOrders = [
  'name',
  '-count',
  'count',
  '-average_rating',
  'average_rating',
  '-replied_share',
  'replied_share',
  '-nss',
  'nss',
] as const;

/** One order of a table of figures. */
export type AnalyticsOrder = (typeof analyticsOrders)[number];
