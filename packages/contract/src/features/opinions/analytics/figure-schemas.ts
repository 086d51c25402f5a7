import * as z from 'zod';
import { Id, IdText } from '../../../id.ts';
import { pageQuery } from '../../../pagination.ts';
import { periodComparisons, stepUnits } from '../../../period.ts';
import { analyticsOrders } from './figures.ts';

const count = z.number().int();

/** What some reviews amount to. Deleted ones are counted only when the filter asks for them. */
export const ReviewFigures = z
  .object({
    count,
    average_rating: z.number().nullable().describe('Mean stars; null without any.'),
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

const ReviewFiguresRow = z
  .object({
    id: Id.nullable().describe(
      'Of the location, the app, the form or the category; of a version that of its app; else null.',
    ),
    name: z.string(),
    detail: z
      .string()
      .describe(
        "A location's street and city, the store of an app, the name of a version's app; else empty.",
      ),
    figures: ReviewFigures.describe('Of a category: sentiments are those of what is said of it.'),
  })
  .meta({ id: 'ReviewFiguresRow' });

/** The figures of each location, app or category. */
export const ReviewFiguresPage = z
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
  .meta({ id: 'ReviewFiguresPage' });
export type ReviewFiguresPage = z.infer<typeof ReviewFiguresPage>;

const PhraseFigures = z
  .object({ phrase: z.string(), count, positive: count, negative: count })
  .meta({ id: 'PhraseFigures' });

/** Which phrases put reviews into a category. */
export const PhraseFiguresList = z
  .object({ results: z.array(PhraseFigures) })
  .meta({ id: 'PhraseFiguresList' });
export type PhraseFiguresList = z.infer<typeof PhraseFiguresList>;

/** How figures over time are cut and compared. */
export const analyticsQuery = z.object({
  unit: z.enum(stepUnits).optional().describe('Left out: what makes at most 62 steps.'),
  compare: z.enum(periodComparisons).default('previous_term'),
});

/** One page of figures, sorted. */
export const figuresPageQuery = pageQuery(10).extend({
  order_by: z.enum(analyticsOrders).default('-count'),
});

/** Whose phrases are counted. */
export const phrasesQuery = z.object({ category: IdText });
