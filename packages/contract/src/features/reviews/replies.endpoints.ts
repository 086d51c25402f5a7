import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { lines } from '../../line.ts';
import { replyMaxBytes, replyTextProblem } from './reply.ts';
import { Review } from './reviews.endpoints.ts';

/** The text of a reply: trimmed, not empty, at most 4096 bytes of UTF-8. */
export const ReplyComment = lines()
  .max(replyMaxBytes)
  .refine((text) => replyTextProblem(text) === undefined, { error: `1 to ${replyMaxBytes} bytes of UTF-8` });

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
