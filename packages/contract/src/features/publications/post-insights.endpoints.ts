import * as z from 'zod';
import { dayText } from '../../day-text.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { LocationSummary } from '../listings/locations.endpoints.ts';
import { postReads } from './local-posts.endpoints.ts';
import type { PostInsightMetric } from './post-insights.ts';

/** Locations of an answer: those with the most views. */
export const mostInsightLocations = 100;

const days = z.array(z.int().nullable()).describe('One of each of `dates`; null where nothing is known.');

const total = z.int().nullable().describe('Of the whole period; null where nothing is known.');

const PostInsightTotals = z
  .object({ views: total, action_clicks: total } satisfies Record<PostInsightMetric, z.ZodType>)
  .meta({ id: 'PostInsightTotals' });

/** What posts amounted to, by day and in all. */
export const PostInsights = z
  .object({
    date_from: z.iso.date(),
    date_to: z.iso.date(),
    dates: z.array(z.iso.date()).describe('Every day of the period, oldest first.'),
    metrics: z.object({ views: days, action_clicks: days } satisfies Record<PostInsightMetric, z.ZodType>),
    totals: PostInsightTotals,
    facilities: z
      .array(z.object({ facility: LocationSummary, totals: PostInsightTotals }))
      .max(mostInsightLocations)
      .describe('Locations of which something is known, the most views first; the first hundred.'),
    facilities_count: z.int().describe('All locations of which something is known.'),
  })
  .meta({ id: 'PostInsights' });
export type PostInsights = z.infer<typeof PostInsights>;

export const getPostInsights = defineEndpoint({
  id: 'getPostInsights',
  method: 'post',
  path: '/local-posts/insights/',
  summary: 'Views and clicks of posts until 28 February 2023, when Google ended these statistics',
  access: postReads,
  body: z
    .object({
      date_from: dayText(),
      date_to: dayText().describe('The last day, included; 2023-02-28 at the latest.'),
      facilities_ids: z.array(Id).max(10_000).optional().describe('Left out: all locations.'),
      groups: z.array(Id).max(500).optional().describe('Locations of any of these groups.'),
    })
    .meta({ id: 'PostInsightsSearch' }),
  response: PostInsights,
  problems: ['period_invalid'],
});
