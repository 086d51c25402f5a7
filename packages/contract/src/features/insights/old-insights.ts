import type { Period } from '../../period.ts';

/** What Google counted until 2023: how a profile was found, where it was seen, and what people did (product spec, section 5). */
export const oldInsightMetrics = [
  'queries_direct',
  'queries_indirect',
  'queries_chain',
  'views_maps',
  'views_search',
  'actions_website',
  'actions_phone',
  'actions_driving_directions',
] as const;

/** One of the former figures. */
export type OldInsightMetric = (typeof oldInsightMetrics)[number];

/** The last day of the former insights: Google ended them. */
export const lastOldInsightDay = '2023-03-30';

/** The period of those who choose none: the last 90 days. */
export const defaultOldInsightPeriod: Period = { from: '2022-12-31', to: lastOldInsightDay };
