import * as z from 'zod';
import { periodComparisons, stepUnits } from '../../../period.ts';
import type { MemberAccess } from '../../../access/access.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, IdText } from '../../../id.ts';
import { pageQuery } from '../../../pagination.ts';
import { ReviewSearch } from '../reviews.endpoints.ts';
import { analyticsDimensions, analyticsOrders } from './review-analytics.ts';

const access: MemberAccess = {
  permission: 'view_reviews_analytics',
  module: 'reviews',
  plan: 'monitor_ratings_and_actions',
  demo: 'allowed',
};

const count = z.number().int();

/** What some reviews amount to. Deleted ones are counted only when the filter asks for them. */
export const ReviewFigures = z
  .object({
    count,
    average_rating: z.number().nullable().describe('Mean stars; null without reviews.'),
    ratings: z.array(count).length(5).describe('How many of 1, 2, 3, 4 and 5 stars.'),
    with_text: count,
    replied: count.describe('Answered in public.'),
    replied_share: z.number().nullable().describe('0 to 1; null without reviews.'),
    reply_hours: z
      .number()
      .nullable()
      .describe('Mean hours from a review to the answer that stands; null without answers.'),
    replied_within_day: count.describe('Answered within 24 hours.'),
    positive: count,
    neutral: count,
    negative: count,
    mixed: count,
    unassigned: count,
    nss: z.number().nullable().describe('Net sentiment score, -100 to 100; null when no sentiment is known.'),
  })
  .meta({ id: 'ReviewFigures' });
export type ReviewFigures = z.infer<typeof ReviewFigures>;

export const ReviewAnalytics = z
  .object({
    date_from: z.iso.date().nullable().describe('First day that is counted; null without reviews.'),
    date_to: z.iso.date().nullable(),
    unit: z.enum(stepUnits),
    total: ReviewFigures,
    previous: z
      .union([ReviewFigures, z.null()])
      .describe('Of the earlier period; null without a first day or a comparison.'),
    series: z
      .array(z.object({ date: z.iso.date().describe('First day of the step.'), figures: ReviewFigures }))
      .describe('Steps without a gap, 400 at most; those without reviews count 0.'),
  })
  .meta({ id: 'ReviewAnalytics' });
export type ReviewAnalytics = z.infer<typeof ReviewAnalytics>;

export const analyseReviews = defineEndpoint({
  id: 'analyseReviews',
  method: 'post',
  path: '/reviews/analytics/',
  summary: 'What reviews amount to, in all and over time; filters are those of the inbox',
  access,
  query: z.object({
    unit: z.enum(stepUnits).optional().describe('Left out: what makes at most 62 steps.'),
    compare: z.enum(periodComparisons).default('previous_term'),
  }),
  body: ReviewSearch,
  response: ReviewAnalytics,
  problems: ['period_invalid'],
});

const ReviewFiguresRow = z
  .object({
    id: Id.nullable().describe('Of the location or the category; null of a city.'),
    name: z.string(),
    detail: z.string().describe("A location's street and city; else empty."),
    figures: ReviewFigures.describe('Of a category: sentiments are those of what is said of it.'),
  })
  .meta({ id: 'ReviewFiguresRow' });

export const analyseReviewsBy = defineEndpoint({
  id: 'analyseReviewsBy',
  method: 'post',
  path: '/reviews/analytics/by/',
  summary: 'The same figures for each location, city or category',
  access,
  query: pageQuery(10).extend({
    dimension: z.enum(analyticsDimensions),
    order_by: z.enum(analyticsOrders).default('-count'),
  }),
  body: ReviewSearch,
  response: z
    .object({
      count: z.number().int(),
      results: z.array(ReviewFiguresRow),
      left_out: z
        .number()
        .int()
        .describe(
          "Categories with fewer reviews than the company's `review_categories_display_limit` lets be shown.",
        ),
    })
    .meta({ id: 'ReviewFiguresPage' }),
  problems: ['period_invalid'],
});

const PhraseFigures = z
  .object({ phrase: z.string(), count, positive: count, negative: count })
  .meta({ id: 'PhraseFigures' });

export const analysePhrases = defineEndpoint({
  id: 'analysePhrases',
  method: 'post',
  path: '/reviews/analytics/phrases/',
  summary: 'Which phrases of a category put reviews into it, most often first',
  access,
  query: z.object({ category: IdText }),
  body: ReviewSearch,
  response: z.object({ results: z.array(PhraseFigures) }).meta({ id: 'PhraseFiguresList' }),
  problems: ['not_found', 'period_invalid'],
});
