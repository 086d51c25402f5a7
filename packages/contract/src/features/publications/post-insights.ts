import { daysIn, type Period } from '../../period.ts';

/** What Google counted of posts, by location and day: how often they were seen, and how often their button was pressed. */
export const postInsightMetrics = ['views', 'action_clicks'] as const;

/** One of the figures of posts. */
export type PostInsightMetric = (typeof postInsightMetrics)[number];

/** The last day with statistics of posts: Google ended them, and nothing can be read of any later day (product spec, section 9). */
export const lastPostInsightDay = '2023-02-28';

/** The longest period that is read at once, in days: 18 months. */
export const mostPostInsightDays = 550;

/** The period of those who choose none: the last 90 days with statistics. */
export const defaultPostInsightPeriod: Period = { from: '2022-12-01', to: lastPostInsightDay };

/** Why statistics of posts cannot be read for a period: Google had ended them, it ends before it begins, or it is too long. */
export type PostInsightFaultCode = 'ended' | 'end_before_start' | 'too_long';

/** What is wrong with a period, and at which end of it. */
export interface PostInsightFault {
  code: PostInsightFaultCode;
  field: 'date_from' | 'date_to';
}

/** Returns why statistics of posts cannot be read for some days, which both exist; undefined if they can. */
export function postInsightFault(period: Period): PostInsightFault | undefined {
  const { from, to } = period;
  if (from > lastPostInsightDay) return { code: 'ended', field: 'date_from' };
  if (to > lastPostInsightDay) return { code: 'ended', field: 'date_to' };
  if (from > to) return { code: 'end_before_start', field: 'date_to' };
  return daysIn(period) > mostPostInsightDays ? { code: 'too_long', field: 'date_from' } : undefined;
}
