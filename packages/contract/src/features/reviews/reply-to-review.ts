import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { ReplyComment } from './reply-comment.ts';
import { Review } from './review.ts';

export const Reply = z
  .object({
    reply_comment: ReplyComment,
    is_written_by_ai: z
      .boolean()
      .optional()
      .describe('The text began as a draft of the model. Default false.'),
  })
  .meta({ id: 'Reply' });

export const replyToReview = defineEndpoint({
  id: 'replyToReview',
  method: 'post',
  path: '/reviews/{id}/reply/',
  summary: 'Answer a review, or replace the answer; it is processing until the provider decides',
  access: { permission: 'reply_reviews', module: 'reviews', plan: 'manual_replies', demo: 'blocked' },
  params: IdParam,
  body: Reply,
  response: Review,
  status: 202,
  problems: ['not_found', 'review_deleted', 'reply_processing'],
});
