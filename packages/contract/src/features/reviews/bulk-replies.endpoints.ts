import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import { answeredIds, BulkReplyProgress, BulkReplyResult } from '../opinions/bulk-reply-schemas.ts';
import { ReplyComment } from '../opinions/reply-comment.ts';
import { ReviewPage } from './reviews.endpoints.ts';

const BulkReply = z
  .union([
    z.strictObject({ ids: answeredIds, reply_comment: ReplyComment }),
    z.strictObject({ gmb_reviews_ids: answeredIds, reply_comment: ReplyComment }),
    z.strictObject({
      ids: answeredIds,
      again: z.literal(true).describe('Each reply that was rejected or failed is sent again as it was.'),
    }),
  ])
  .meta({ id: 'BulkReply' });

export const bulkReply = defineEndpoint({
  id: 'bulkReply',
  method: 'post',
  path: '/reviews/bulk-reply/',
  summary: 'Reply to many reviews; those already replied are skipped',
  access: { permission: 'reply_reviews', module: 'reviews', plan: 'manual_replies', demo: 'blocked' },
  body: BulkReply,
  response: BulkReplyResult,
  status: 202,
});

export const listBulkReplies = defineEndpoint({
  id: 'listBulkReplies',
  method: 'get',
  path: '/reviews/bulk-replies/',
  summary: 'Bulk replies and how far they are, newest first',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  query: pageQuery(5),
  response: page(BulkReplyProgress),
});

export const listBulkReplyProblems = defineEndpoint({
  id: 'listBulkReplyProblems',
  method: 'get',
  path: '/reviews/bulk-replies/{id}/problems/',
  summary: 'The reviews of a bulk reply whose answers were rejected or failed',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  params: IdParam,
  query: pageQuery(50),
  response: ReviewPage,
  problems: ['not_found'],
});
