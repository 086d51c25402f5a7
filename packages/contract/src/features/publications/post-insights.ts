import type { Period } from '../../period.ts';

/** What Google counted of posts, by location and day: how often they were seen, and how often their button was pressed. */
export const postInsightMetrics = ['views', 'action_clicks'] as const;

/** One of the figures of posts. */
export type PostInsightMetric = (typeof postInsightMetrics)[number];

/** The last day with statistics of posts: Google ended them, and nothing can be read of any later day (product spec, section 9). */
export const lastPostInsightDay = '2023-02-28';

/** The period of those who choose none: the last 90 days with statistics. */
export const defaultPostInsightPeriod: Period = { from: '2022-12-01', to: lastPostInsightDay };
