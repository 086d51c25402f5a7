import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

export const ReviewStats = z
  .object({
    count: z.number().int(),
    unanswered: z.number().int().describe('Not deleted and waiting for an answer.'),
    negative_unanswered: z.number().int().describe('Unanswered with 1 to 3 stars.'),
    problems: z.number().int().describe('Replies that were rejected, failed or are outdated.'),
    processing: z.number().int(),
    with_note: z.number().int(),
    average_rating: z.number().nullable().describe('Mean stars of reviews that are not deleted.'),
  })
  .meta({ id: 'ReviewStats' });
export type ReviewStats = z.infer<typeof ReviewStats>;

export const getReviewStats = defineEndpoint({
  id: 'getReviewStats',
  method: 'get',
  path: '/reviews/stats/',
  summary: 'How many reviews wait, and the average rating',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  response: ReviewStats,
});
