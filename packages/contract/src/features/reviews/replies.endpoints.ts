import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { ReplyComment } from '../opinions/reply-comment.ts';
import { Review } from './reviews.endpoints.ts';

const Reply = z
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

export const deleteReply = defineEndpoint({
  id: 'deleteReply',
  method: 'delete',
  path: '/reviews/{id}/reply/',
  summary: 'Take an answer back; it is processing until the provider confirms',
  access: { permission: 'reply_reviews', module: 'reviews', plan: 'manual_replies', demo: 'blocked' },
  params: IdParam,
  response: Review,
  status: 202,
  problems: ['not_found', 'review_deleted', 'reply_processing', 'reply_missing'],
});
